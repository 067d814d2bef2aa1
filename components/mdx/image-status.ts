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

function frameOf(target: EventTarget | null): { image: HTMLImageElement; frame: HTMLElement } | null {
  if (!(target instanceof HTMLImageElement) || !target.classList.contains('image-main')) return null;
  const frame = target.closest<HTMLElement>('.image');
  return frame && { image: target, frame };
}

function showLoaded(frame: HTMLElement) {
  frame.dataset.state = 'loaded';
  frame.querySelector('.image-message')?.remove();
}

/** Loads the same file again. */
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

async function showFailure(image: HTMLImageElement, frame: HTMLElement) {
  const reason = await reasonOf(image);
  frame.querySelector('.image-message')?.remove();
  frame.append(messageFor(image, reason, reason !== imageNotFound && !frame.closest('a')));
  frame.dataset.state = 'failed';
}

/**
 * Removes the previews of loaded images, and shows a message in place of failed ones.
 * @see acceptance DOC-31
 */
export function attachImageStatus(root: ParentNode): () => void {
  const onLoad = ({ target }: Event) => {
    const found = frameOf(target);
    if (found) showLoaded(found.frame);
  };
  const onError = ({ target }: Event) => {
    const found = frameOf(target);
    if (found) void showFailure(found.image, found.frame);
  };
  const onOnline = () => {
    for (const image of root.querySelectorAll<HTMLImageElement>('[data-state="failed"] > .image-main'))
      retry(image);
  };
  for (const image of root.querySelectorAll<HTMLImageElement>('.image-main')) {
    if (!image.complete) continue;
    const found = frameOf(image);
    if (!found || !image.getAttribute('src')) continue;
    if (image.naturalWidth > 0) showLoaded(found.frame);
    else void showFailure(image, found.frame);
  }
  document.addEventListener('load', onLoad, true);
  document.addEventListener('error', onError, true);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('load', onLoad, true);
    document.removeEventListener('error', onError, true);
    window.removeEventListener('online', onOnline);
  };
}
