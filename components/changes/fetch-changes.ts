/**
 * Fetches a comparison.
 * @param address as it stands in the page
 * @throws Error when it does not arrive as it was written
 */
export async function fetchChanges(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The host answered ${response.status}.`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new Error('The host answered something else.');
  return html;
}
