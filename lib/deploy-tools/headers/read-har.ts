/** Requests that are read from a HAR file. */
const maxEntries = 300;

interface HarHeader {
  name?: unknown;
  value?: unknown;
}

/** Headers as lines with the prefix of curl. Pseudo-headers of HTTP/2 repeat the address. */
function formatHeaders(headers: unknown, prefix: string): string[] {
  if (!Array.isArray(headers)) return [];
  return (headers as (HarHeader | null)[]).flatMap((header) => {
    const { name, value } = header ?? {};
    if (typeof name !== 'string' || typeof value !== 'string' || name.startsWith(':')) return [];
    // A HAR joins headers of the same name with line breaks.
    return value.split('\n').map((one) => `${prefix} ${name}: ${one}`);
  });
}

/**
 * Converts a HAR file, which browsers save from their network panel, to the text that `curl -v` prints. Bodies and
 * cookies are left out.
 * @returns null if the text is no HAR
 */
export function readHar(text: string): string | null {
  if (!/^\s{0,100}\{\s{0,100}"log"/.test(text)) return null;
  try {
    const { log } = JSON.parse(text) as { log?: { entries?: unknown } };
    if (!Array.isArray(log?.entries)) return null;
    return log.entries.slice(0, maxEntries).flatMap(formatEntry).join('\n');
  } catch {
    return null;
  }
}

function formatEntry(entry: {
  request?: { method?: unknown; url?: unknown; headers?: unknown };
  response?: { status?: unknown; headers?: unknown };
}): string[] {
  const { request, response } = entry ?? {};
  if (typeof request?.url !== 'string' || !/^https?:/.test(request.url)) return [];
  // A status of 0 means that the browser got no response, or did not show it.
  if (typeof response?.status !== 'number' || response.status < 100 || response.status > 599) return [];
  const method = typeof request.method === 'string' ? request.method : 'GET';
  return [
    `> ${method} ${request.url.split(/\s/)[0]} HTTP/1.1`,
    ...formatHeaders(request.headers, '>'),
    `< HTTP/1.1 ${response.status}`,
    ...formatHeaders(response.headers, '<'),
    '',
  ];
}
