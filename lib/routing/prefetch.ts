/** The part of `navigator.connection` that matters here. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * False on 2g and slow-2g connections and with data saving on; true where the browser does not tell.
 * @see acceptance NV-18
 */
export function mayPrefetch(connection: Connection | null | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
