const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/**
 * Splits an address at its first `#`, and the part before that at its first `?`, without decoding. `query` includes the
 * `?` and `hash` the `#`; a missing part is an empty string. @see acceptance RT-21
 */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = parts.exec(href) ?? [];
  return { path, query, hash };
}
