/** Maximum number of messages, because a `cause` getter may return a new error each time and never end the chain. */
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
 * Returns the messages of an error and its causes. Accepts any thrown value, and stops at a repeated cause.
 * @see acceptance ERR-09
 */
export function getErrorMessages(thrown: unknown): string[] {
  const chain = [thrown];
  for (const link of chain) {
    const { cause } = Object(link) as Error;
    if (cause !== undefined && !chain.includes(cause) && chain.length < LIMIT) chain.push(cause);
  }
  return chain.map(describe);
}
