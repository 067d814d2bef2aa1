/** The part of `navigator.connection` that is used here. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether pages may be prefetched: not on 2g and slow-2g connections or with data saving; true if the browser does not
 * tell.
 * @see acceptance NV-18
 */
export function mayPrefetch(connection: Connection | null | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
