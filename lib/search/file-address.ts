/**
 * Where a file of the index is served, without the base path: manifests under fixed names, which browsers request
 * again each time; all other files among those that never change.
 *
 * @param path as in `LoadFile`
 */
export function getSearchFileAddress(path: string): string {
  return path.includes('/') ? `/assets/generated/search/${path}` : `/search-index/${path}`;
}
