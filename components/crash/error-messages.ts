/** Maximum number of messages: a getter may create new causes endlessly. */
const LIMIT = 20;

function describe(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return thrown.message || thrown.name;
    return typeof thrown === 'object' ? JSON.stringify(thrown, null, 2) : String(thrown);
  } catch {
    return 'An error that cannot be shown';
  }
}

/**
 * Message of an error, followed by those of its causes. Any value may have been thrown; a repeated cause ends the list.
 * @see acceptance ERR-09
 */
export function getMessages(thrown: unknown): string[] {
  const chain = [thrown];
  for (const link of chain) {
    const { cause } = Object(link) as Error;
    if (cause !== undefined && !chain.includes(cause) && chain.length < LIMIT) chain.push(cause);
  }
  return chain.map(describe);
}
