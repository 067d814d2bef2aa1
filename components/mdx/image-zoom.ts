import { zoomImage, zoomNamedImage } from '@/lib/i18n/messages/page-tools';
import type { Zoom } from 'medium-zoom';
import { delays } from '@/lib/site/constants';

/** Minimum width in px of zoomable images; narrower images are icons within a line of text. */
const SMALLEST = 48;

let zoomPromise: Promise<Zoom> | undefined;

/**
 * Loads medium-zoom once and creates a single instance, because each instance would leave listeners behind. Only
 * pages with images to zoom load it and its style sheet.
 */
function loadZoom(): Promise<Zoom> {
  zoomPromise ??= import('./medium-zoom').then(({ default: mediumZoom }) =>
    mediumZoom({ background: 'var(--zoom-overlay)', margin: 16 }),
  );
  return zoomPromise;
}

function findZoomable(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('.image > .image-main')].filter((image) => {
    const width = Number(image.getAttribute('width') ?? SMALLEST);
    return width >= SMALLEST && !image.closest('a, button, summary') && image.dataset.zoom === undefined;
  });
}

/** Adds a zoom button for the keyboard. It covers the image but lets the pointer through; the image keeps its role. */
function addButton(image: HTMLImageElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-zoom-button';
  button.setAttribute('aria-label', image.alt ? zoomNamedImage(image.alt) : zoomImage);
  image.after(button);
  return button;
}

/**
 * Makes images zoomable, after a short delay. medium-zoom is loaded when an image is pointed at or focused. A click,
 * Escape, Tab or scrolling closes a zoomed image.
 * @see acceptance DOC-29, DOC-30
 */
export function attachImageZoom(signal: AbortSignal): void {
  const beforeLoaded = new AbortController();
  const attach = async (images: HTMLImageElement[]) => {
    const zoom = await loadZoom();
    if (signal.aborted || beforeLoaded.signal.aborted) return zoom;
    beforeLoaded.abort();
    zoom.attach(images);
    signal.addEventListener('abort', () => void zoom.detach(images));
    return zoom;
  };
  const timer = setTimeout(() => {
    const images = findZoomable();
    const buttons = images.map((image) => {
      const button = addButton(image);
      const loadAhead = () => void attach(images).catch(() => {});
      const toggle = async () => {
        const zoom = await attach(images);
        if (!signal.aborted) await zoom.toggle({ target: image });
      };
      image.addEventListener('pointerenter', loadAhead, { signal: beforeLoaded.signal });
      button.addEventListener('focus', loadAhead, { signal: beforeLoaded.signal });
      // Once the images are attached, medium-zoom listens to their clicks, but never to those of our buttons.
      image.addEventListener('click', () => void toggle(), { signal: beforeLoaded.signal });
      button.addEventListener('click', () => void toggle(), { signal });
      // Otherwise, the focus would be on a control behind the zoomed image.
      const closeOnTab = ({ key }: KeyboardEvent) =>
        key === 'Tab' && void zoomPromise?.then((zoom) => zoom.close());
      button.addEventListener('keydown', closeOnTab, { signal });
      image.classList.add('medium-zoom-image');
      image.dataset.zoom = '';
      return button;
    });
    signal.addEventListener('abort', () => {
      for (const button of buttons) button.remove();
      for (const image of images) {
        image.classList.remove('medium-zoom-image');
        delete image.dataset.zoom;
      }
    });
  }, delays.imageZoomDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    beforeLoaded.abort();
  });
}
