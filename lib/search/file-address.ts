/**
 * URL path of a file of the index, without the base path. Manifests have fixed names, which browsers revalidate; all
 * other files are served as immutable.
 *
 * @param path as in `LoadFile`
 */
export function getSearchFileAddress(path: string): string {
  return path.includes('/') ? `/assets/generated/search/${path}` : `/search-index/${path}`;
}
