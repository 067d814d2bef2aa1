import type { Page } from '@playwright/test';
import { installColorProbe } from './color-probe';

/** An element that Tab has focused. */
export interface Stop {
  name: string;
  faults: string[];
  /** Whether `walkByKeyboard` has read it before. */
  isKnown: boolean;
}

declare global {
  interface Window {
    /** Reads the focused element and remembers it; null if the focus has left the page. */
    readStop: () => Stop | null;
  }
}

/** Makes `readStop` work on the pages that are loaded next. */
export async function installFocusProbe(page: Page): Promise<void> {
  await installColorProbe(page);
  await page.addInitScript(() => {
    /** Reports an element that is covered by another or outside the window. */
    const findCover = (element: Element): string[] => {
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const [inset, middle] = [Math.min(6, box.height / 2), box.left + box.width / 2];
      const isHit = (x: number, y: number) => {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const hit = document.elementFromPoint(x, y);
        // The zoom button of an image has no pointer events, so the image is hit.
        return hit !== null && (element.contains(hit) || hit.closest('.image')?.contains(element) === true);
      };
      const centre = isHit(middle, box.top + box.height / 2);
      const side = Math.min(6, box.width / 2);
      // One of the corners may be under a scrollbar.
      const corner = isHit(box.left + side, box.top + inset) || isHit(box.right - side, box.top + inset);
      const end = isHit(middle, box.bottom - inset);
      const isSeen = box.height > innerHeight / 2 ? centre || corner || end : centre && corner;
      if (isSeen) return [];
      const hit = document.elementFromPoint(middle, box.top + inset);
      const over = hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : 'nothing';
      const place = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
      return [`covered at ${place} by ${over}`];
    };

    /** Finds the focus ring of an element: its own, or that of its `::after` or its parent. */
    const findRing = (element: Element) => {
      const box = element.parentElement ?? element;
      const places = [
        { style: getComputedStyle(element), edge: element },
        { style: getComputedStyle(element, '::after'), edge: box },
        { style: getComputedStyle(box), edge: box },
      ];
      const isRing = ({ style }: (typeof places)[number]) =>
        style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return places.find(isRing);
    };

    /** Reports a ring with too little contrast. */
    const findFaintRing = (
      ringed: Element,
      { outlineColor, outlineOffset }: CSSStyleDeclaration,
    ): string[] => {
      const { groundOf, over, contrast } = window.colors;
      // The ring of an image lies on a band in the color of the page.
      const isInside = Number.parseFloat(outlineOffset) < 0 && !ringed.matches('.image-zoom-button');
      const ground = groundOf(isInside ? ringed : ringed.parentElement);
      const clarity = contrast(over(outlineColor, ground), ground);
      return clarity < 3 ? [`ring: contrast ${clarity.toFixed(2)}`] : [];
    };

    /** Reports a ring whose sides an ancestor cuts off. */
    const findCut = (ringed: Element, { outlineWidth, outlineOffset }: CSSStyleDeclaration): string[] => {
      const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
      let holder = ringed.parentElement;
      while (holder && holder !== document.body && getComputedStyle(holder).overflowX === 'visible')
        holder = holder.parentElement;
      if (!holder || holder === document.body) return [];
      const [edge, clip] = [ringed.getBoundingClientRect(), holder.getBoundingClientRect()];
      const isCut = edge.left - room < clip.left || edge.right + room > clip.right;
      return isCut ? [`ring: cut off by ${holder.className}`] : [];
    };

    const findRingFaults = (ringed: Element): string[] => {
      // The focus is in the document of the frame, and no style can show it, because frames never match `:focus`.
      if (ringed.matches('iframe')) return [];
      const ring = findRing(ringed);
      if (!ring) return ['no ring'];
      return [...findFaintRing(ring.edge, ring.style), ...findCut(ring.edge, ring.style)];
    };

    window.readStop = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ringed = element.closest('.card:has(.card-link:focus)') ?? element;
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const isKnown = element.hasAttribute('data-test-stop');
      element.setAttribute('data-test-stop', '');
      return {
        name: `${element.tagName.toLowerCase()}.${element.className} "${text}"`,
        faults: [...findCover(element), ...findRingFaults(ringed)],
        isKnown,
      };
    };
  });
}
