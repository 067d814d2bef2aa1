/** Whether a request fetches the data of a page that the reader is waiting for, rather than one fetched ahead. */
function isAwaitedPayload(init: RequestInit | undefined): boolean {
  const headers = init?.headers as Record<string, string> | undefined;
  return headers?.rsc === '1' && !headers['next-router-prefetch'];
}

/** A response whose body has arrived, so that a connection dropped half-way fails here and not while drawing. */
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/**
 * Tells when the data of an awaited page cannot be fetched (no network, connection dropped), and keeps that from the
 * router: it would leave the page for the target at once, also where nothing answers. A complete response of any kind
 * reaches the router, which loads the target itself when that is no data of a page.
 * @param onLost called once for each such request; may leave the page when the host answers
 * @returns undoes it
 * @see acceptance NV-02
 */
export function guardPayloads(onLost: () => void): () => void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const response = fetch(input, init);
    if (!isAwaitedPayload(init)) return response;
    return response.then(whole).catch(() => {
      onLost();
      return new Promise<Response>(() => {});
    });
  };
  return () => {
    window.fetch = fetch;
  };
}
