/**
 * Returns the extensions of files that define routes in `app`. Debug pages are named `page.debug.tsx`, so a build
 * without the debug area ignores them.
 * @see acceptance RT-11
 */
export function getPageExtensions(debugPages: boolean): string[] {
  return debugPages ? ['tsx', 'ts', 'debug.tsx'] : ['tsx', 'ts'];
}
