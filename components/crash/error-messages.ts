/** Messages that are listed, at most: causes may be made up as they are asked for. */
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
 * What an error says, then what its causes say, in order. Anything may have been thrown; a cause that comes round
 * again ends the list.
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
