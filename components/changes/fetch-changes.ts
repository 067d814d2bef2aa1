/**
 * Fetches a comparison.
 * @param address URL as in the served HTML
 * @throws Error when it cannot be loaded, or is not a comparison
 */
export async function fetchChanges(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The host answered ${response.status}.`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new Error('The host answered something else.');
  return html;
}
