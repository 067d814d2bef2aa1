/**
 * Returns the URL path of a search index file, without the base path, from its path below `search/`. Manifests have
 * fixed names, so browsers revalidate them; all other files are served as immutable.
 */
export function getSearchFileAddress(path: string): string {
  return path.includes('/') ? `/assets/generated/search/${path}` : `/search-index/${path}`;
}

/**
 * Fetches a search index file from the site, by its path below `search/`.
 * @throws Error that names the file if the network fails, the file does not exist, or it is not valid JSON
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
