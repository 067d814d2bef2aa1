/** Time in ms that a navigation waits for a pending prefetch before it sends a second request. */
const PREFETCH_TIMEOUT = 1000;

/** Pending and received responses by address. Failed ones are removed, so that they can be requested again. */
const cache = new Map<string, Promise<Response>>();

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

/** Uses the prefetched response if there is one. If the prefetch fails or is slow, sends a second request (NV-19). */
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

/** Fetches a file before a navigation needs it, only once. Ignores failures. @see acceptance NV-16, NV-19 */
export function prefetchFile(address: string, init: RequestInit): void {
  if (!cache.has(address)) void request(address, () => fetch(address, init));
}

/**
 * Returns the response for a file that a navigation waits for. After a failure, the promise stays pending: the old page
 * stays visible until the browser has loaded the new one. @see acceptance NV-02
 */
export function fetchForNavigation(
  address: string,
  send: () => Promise<Response>,
  onFailure: () => void,
): Promise<Response> {
  return requestOnce(address, send).then(
    (response) => response.clone(),
    () => {
      onFailure();
      return new Promise<Response>(() => {});
    },
  );
}
