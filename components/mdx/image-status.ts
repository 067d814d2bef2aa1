import { imageFailed, imageNotFound, imageOffline } from '@/lib/i18n/messages/page-tools';

async function reasonOf(image: HTMLImageElement): Promise<string> {
  if (!navigator.onLine) return imageOffline;
  try {
    const response = await fetch(image.currentSrc || image.src, { method: 'HEAD' });
    return response.status === 404 || response.status === 410 ? imageNotFound : imageFailed;
  } catch {
    return imageFailed;
  }
}

/** Sets the state of the element around an image, which also contains the image's preview and error message. */
function setState(image: HTMLImageElement, state: 'loaded' | 'failed', ...messages: HTMLElement[]) {
  const frame = image.parentElement as HTMLElement;
  frame.dataset.state = state;
  frame.querySelector('.image-message')?.remove();
  frame.append(...messages);
}

/** Loads the file of an image again. */
function retry(image: HTMLImageElement) {
  image.setAttribute('src', image.getAttribute('src') ?? '');
}

async function showFailure(image: HTMLImageElement) {
  const reason = await reasonOf(image);
  const canRetry = reason !== imageNotFound && !image.closest('a');
  const message = document.createElement(canRetry ? 'button' : 'span');
  message.className = 'image-message';
  message.textContent = reason;
  if (image.alt) message.title = image.alt;
  if (message instanceof HTMLButtonElement) {
    message.type = 'button';
    message.addEventListener('click', () => retry(image));
  }
  setState(image, 'failed', message);
}

const images = '.image > .image-main';

/**
 * Marks loaded images, so that CSS hides their previews, and shows a message in place of images that failed to load.
 * @see acceptance DOC-31
 */
export function attachImageStatus(signal: AbortSignal): void {
  const show = (image: HTMLImageElement, isLoaded: boolean) =>
    isLoaded ? setState(image, 'loaded') : void showFailure(image);
  const onEnd = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement && target.matches(images)) show(target, type === 'load');
  };
  const onOnline = () => {
    const failed = '.image[data-state="failed"] > .image-main';
    for (const image of document.querySelectorAll<HTMLImageElement>(failed)) retry(image);
  };
  for (const image of document.querySelectorAll<HTMLImageElement>(images))
    if (image.complete && image.getAttribute('src')) show(image, image.naturalWidth > 0);
  for (const type of ['load', 'error']) document.addEventListener(type, onEnd, { capture: true, signal });
  window.addEventListener('online', onOnline, { signal });
}
