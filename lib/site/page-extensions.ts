/** Returns the extensions of route files in `app`; debug pages are named `page.debug.tsx`. @see acceptance RT-11 */
export function getPageExtensions(debugPages: boolean): string[] {
  return debugPages ? ['tsx', 'ts', 'debug.tsx'] : ['tsx', 'ts'];
}
