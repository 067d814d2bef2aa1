/**
 * URL path of a file of the index, without the base path. Manifests have fixed names, which browsers revalidate; all
 * other files are served as immutable.
 *
 * @param path as in `LoadFile`
 */
export function getSearchFileAddress(path: string): string {
  return path.includes('/') ? `/assets/generated/search/${path}` : `/search-index/${path}`;
}

/**
 * Fetches a file of the search index from the site.
 *
 * @param path as in `LoadFile`
 * @throws Error that names the file: no network, file not found, invalid JSON
 */
export async function fetchSearchFile(path: string): Promise<unknown> {
  const address = `${process.env.DOCS_BASE_PATH ?? ''}${getSearchFileAddress(path)}`;
  try {
    const response = await fetch(new URL(address, location.origin));
    if (!response.ok) throw new Error(`The host answered ${response.status}.`);
    return (await response.json()) as unknown;
  } catch (cause) {
    throw new Error(`The file ${address} of the search index cannot be read.`, { cause });
  }
}
