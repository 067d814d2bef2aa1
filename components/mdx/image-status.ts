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

/** Returns the element around an image, which also contains the image's preview and error message. */
const getFrame = (image: HTMLImageElement) => image.parentElement as HTMLElement;

function showLoaded(image: HTMLImageElement) {
  const frame = getFrame(image);
  frame.dataset.state = 'loaded';
  frame.querySelector('.image-message')?.remove();
}

/** Loads the file of an image again. */
function retry(image: HTMLImageElement) {
  image.setAttribute('src', image.getAttribute('src') ?? '');
}

function messageFor(image: HTMLImageElement, reason: string, canRetry: boolean): HTMLElement {
  const message = document.createElement(canRetry ? 'button' : 'span');
  message.className = 'image-message';
  message.textContent = reason;
  if (image.alt) message.title = image.alt;
  if (message instanceof HTMLButtonElement) {
    message.type = 'button';
    message.addEventListener('click', () => retry(image));
  }
  return message;
}

async function showFailure(image: HTMLImageElement) {
  const reason = await reasonOf(image);
  const frame = getFrame(image);
  frame.querySelector('.image-message')?.remove();
  frame.append(messageFor(image, reason, reason !== imageNotFound && !frame.closest('a')));
  frame.dataset.state = 'failed';
}

const images = '.image > .image-main';

/**
 * Marks loaded images, so that CSS hides their previews, and shows a message in place of images that failed to load.
 * @see acceptance DOC-31
 */
export function attachImageStatus(root: ParentNode, signal: AbortSignal): void {
  const onEnd = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.matches(images)) return;
    if (type === 'load') showLoaded(target);
    else void showFailure(target);
  };
  const onOnline = () => {
    for (const image of root.querySelectorAll<HTMLImageElement>(images))
      if (getFrame(image).dataset.state === 'failed') retry(image);
  };
  for (const image of root.querySelectorAll<HTMLImageElement>(images)) {
    if (!image.complete || !image.getAttribute('src')) continue;
    if (image.naturalWidth > 0) showLoaded(image);
    else void showFailure(image);
  }
  for (const type of ['load', 'error']) document.addEventListener(type, onEnd, { capture: true, signal });
  window.addEventListener('online', onOnline, { signal });
}
