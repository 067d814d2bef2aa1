/** The three parts of an address. `query` includes the `?` and `hash` the `#`; a missing part is an empty string. */
export interface HrefParts {
  path: string;
  query: string;
  hash: string;
}

/**
 * Splits an address at its first `#`, and the part before that at its first `?`. Decodes nothing.
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
