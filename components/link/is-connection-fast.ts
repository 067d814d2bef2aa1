/** False on 2g and slow-2g connections and in data-saving mode. Not all browsers describe the connection. */
export function isConnectionFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
