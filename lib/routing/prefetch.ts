/** The properties of `navigator.connection` that `mayPrefetch` reads. */
export interface NetworkConnection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True if pages may be prefetched: not on 2g and slow-2g connections or in data-saving mode. Also true if the browser
 * does not describe the connection.
 * @see acceptance NV-18
 */
export function mayPrefetch(connection: NetworkConnection | null | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
