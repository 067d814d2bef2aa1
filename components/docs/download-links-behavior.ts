import { trustHtml } from '@/lib/browser/trusted-html';

/**
 * Copies the links to offline copies and PDFs from the served page, until `signal` aborts. They are added to the finished
 * page, so that the data with which the router shows it does not contain them.
 */
export async function attachDownloadLinks(signal: AbortSignal): Promise<void> {
  const place = document.querySelector('[data-downloads]');
  if (!place || place.childElementCount > 0) return;
  try {
    const response = await fetch(location.pathname, { signal });
    const served = new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html');
    place.replaceChildren(...(served.querySelector('[data-downloads]')?.childNodes ?? []));
  } catch {
    // The page is complete without the links.
  }
}
