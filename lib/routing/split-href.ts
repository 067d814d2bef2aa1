/** An address in its three parts; `query` and `hash` include `?` and `#`, or are empty. */
export interface HrefParts {
  path: string;
  query: string;
  hash: string;
}

/**
 * Splits an address at its first `#`, then at its first `?`. Nothing is decoded.
 * @see acceptance RT-21
 */
export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#');
  const beforeHash = hashAt < 0 ? href : href.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt),
    hash: hashAt < 0 ? '' : href.slice(hashAt),
  };
}
