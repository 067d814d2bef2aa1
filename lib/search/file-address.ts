/**
 * Where a file of the index is served, without the base path: manifests under names that stay, asked for anew each
 * time; all other files among those that never change.
 *
 * @param path as in `LoadFile`
 */
export function getSearchFileAddress(path: string): string {
  return path.includes('/') ? `/assets/generated/search/${path}` : `/search-index/${path}`;
}
