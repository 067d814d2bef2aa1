import { toHref } from './site-base';

/** In development pages change under way and their data lies in no file. */
const isFixed = process.env.NODE_ENV === 'production';

/** Time in ms that a request under way gets before it is asked again. */
const PATIENCE = 1000;

/** Data of pages, asked once each, by path of its file. */
const kept = new Map<string, Promise<Response>>();

/** Path of the file that holds a page's data; `path` without base path, e.g. `/faq/` or `/faq/general`. */
const fileOf = (path: string) => toHref(path) + (path.endsWith('/') ? 'index.txt' : '.txt');

/** A response whose body has arrived, so that a connection dropped half-way fails here and not while drawing. */
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/** Keeps good data for the next time. */
function keep(file: string, request: Promise<Response>): Promise<Response> {
  const response = request.then(whole);
  const drop = () => kept.delete(file);
  kept.set(file, response);
  response.then(({ ok }) => ok || drop(), drop);
  return response;
}

/**
 * Fetches the data of a page before anybody asked for it; what fails is forgotten.
 * @see acceptance NV-16, NV-17, NV-19
 */
export function fetchAhead(path: string): void {
  const file = fileOf(path);
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  if (isFixed && !kept.has(file)) keep(file, fetch(file, { headers, priority: 'low' })).catch(() => {});
}

/** Whether a request fetches the data of a page that the reader is waiting for. */
function isAwaited(init: RequestInit | undefined): boolean {
  const headers = init?.headers as Record<string, string> | undefined;
  return headers?.rsc === '1' && !headers['next-router-prefetch'];
}

/** Data that is there or on its way; asked anew when that fails or takes long. */
function joinOrAsk(file: string, ask: () => Promise<Response>): Promise<Response> {
  const known = kept.get(file);
  if (!known) return keep(file, ask());
  const again = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE)).then(ask);
  return Promise.race([known.catch(ask), again]);
}

/**
 * Serves the router's requests for awaited pages from what is there. Tells when such data cannot be fetched at all (no
 * network, connection dropped), and keeps that from the router: it would leave the page for the target at once, also
 * where nothing answers. A complete response of any kind reaches the router, which loads the target itself when that is
 * no data of a page.
 * @param onLost called once for each such request; may leave the page when the host answers
 * @returns undoes it
 * @see acceptance NV-02
 */
export function servePayloads(onLost: () => void): () => void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!isFixed || !isAwaited(init)) return fetch(input, init);
    const file = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    return joinOrAsk(file, () => fetch(input, init)).then(
      (response) => response.clone(),
      () => {
        onLost();
        return new Promise<Response>(() => {});
      },
    );
  };
  return () => {
    window.fetch = fetch;
  };
}
