/** A prefetch that takes longer than this, in ms, is requested again once the reader waits for the page. */
const PREFETCH_TIMEOUT = 1000;

/** Answers by address; each address is requested once, and what failed is removed. */
const cache = new Map<string, Promise<Response>>();

let reportFailure = () => {};

/** Sets what is called when a file fails that the reader waits for. */
export function onRequestFailure(report: () => void): void {
  reportFailure = report;
}

function request(address: string, send: () => Promise<Response>): Promise<Response> {
  // Reads the whole body, so that a connection that drops halfway fails here and not while React renders.
  const response = send().then(async (received) => {
    await received.clone().arrayBuffer();
    return received;
  });
  const remove = () => cache.delete(address);
  cache.set(address, response);
  response.then(({ ok }) => ok || remove(), remove);
  return response;
}

/** Uses a prefetch when there is one, and sends the request as well when that failed or is slow (NV-19). */
function requestOnce(address: string, send: () => Promise<Response>): Promise<Response> {
  const prefetched = cache.get(address);
  if (!prefetched) return request(address, send);
  const answer = prefetched.then((response) => (response.ok ? response : send()), send);
  const afterTimeout = new Promise<Response>((resolve) => {
    const timer = setTimeout(() => resolve(send()), PREFETCH_TIMEOUT);
    const cancel = () => clearTimeout(timer);
    prefetched.then(cancel, cancel);
  });
  return Promise.race([answer, afterTimeout]);
}

/**
 * Fetches a file that the reader does not wait for yet, once. Failures are silent.
 * @see acceptance NV-16, NV-19
 */
export function prefetchFile(address: string, init: RequestInit = {}): void {
  if (!cache.has(address)) void request(address, () => fetch(address, init));
}

/**
 * The answer for a file that the reader waits for. When none arrives, the failure is reported and the promise stays
 * pending: the old page remains until the browser loads the new one.
 * @see acceptance NV-02
 */
export function requestFile(address: string, send: () => Promise<Response>): Promise<Response> {
  return requestOnce(address, send).then(
    (response) => response.clone(),
    () => {
      reportFailure();
      return new Promise<Response>(() => {});
    },
  );
}
