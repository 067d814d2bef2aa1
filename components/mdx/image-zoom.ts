import { zoomImage, zoomNamedImage } from '@/lib/i18n/messages/page-tools';
import type { Zoom } from 'medium-zoom';
import { timings } from '@/lib/site/constants';
import './image-zoom.css';

/** Minimum width in px of zoomable images; narrower images are icons within a line of text. */
const SMALLEST = 48;

let zoomPromise: Promise<Zoom> | undefined;

/**
 * Loads medium-zoom once and creates a single instance, because each instance would leave listeners behind. The `pure`
 * build does not include a style sheet.
 */
function loadZoom(): Promise<Zoom> {
  zoomPromise ??= import('medium-zoom/dist/pure').then(({ default: mediumZoom }) =>
    mediumZoom({ background: 'var(--zoom-overlay)', margin: 16 }),
  );
  return zoomPromise;
}

function zoomable(root: ParentNode): HTMLImageElement[] {
  return [...root.querySelectorAll<HTMLImageElement>('.image > .image-main')].filter((image) => {
    const width = Number(image.getAttribute('width') ?? SMALLEST);
    return width >= SMALLEST && !image.closest('a, button, summary') && image.dataset.zoom === undefined;
  });
}

/** Adds a zoom button for the keyboard. It covers the image but lets the pointer through; the image keeps its role. */
function addButton(image: HTMLImageElement, zoom: Zoom): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-zoom-button';
  button.setAttribute('aria-label', image.alt ? zoomNamedImage(image.alt) : zoomImage);
  button.addEventListener('click', () => void zoom.toggle({ target: image }));
  image.after(button);
  return button;
}

/**
 * Makes images in `root` zoomable, after a short delay. A click, Escape or scrolling closes a zoomed image.
 * @see acceptance DOC-29, DOC-30
 */
export function attachImageZoom(root: ParentNode, signal: AbortSignal): void {
  const timer = setTimeout(async () => {
    if (zoomable(root).length === 0) return;
    const zoom = await loadZoom();
    if (signal.aborted) return;
    const images = zoomable(root);
    const buttons = images.map((image) => addButton(image, zoom));
    for (const image of images) image.dataset.zoom = '';
    zoom.attach(images);
    signal.addEventListener('abort', () => {
      zoom.detach(images);
      for (const button of buttons) button.remove();
      for (const image of images) delete image.dataset.zoom;
    });
  }, timings.imageZoomDelay);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
