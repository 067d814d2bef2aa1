/**
 * Returns the extensions of files that define routes in `app`; `page.debug.tsx` only in a site with its debug area.
 * @see acceptance RT-11
 */
export function getPageExtensions(debugPages: boolean): string[] {
  return debugPages ? ['tsx', 'ts', 'debug.tsx'] : ['tsx', 'ts'];
}
