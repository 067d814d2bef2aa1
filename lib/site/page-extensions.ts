/**
 * Extensions of the files in `app/` that define routes: pages of the debug area are `page.debug.tsx`, so a build
 * without that area does not see them.
 * @see acceptance RT-11
 */
export function getPageExtensions(debugPages: boolean): string[] {
  return debugPages ? ['tsx', 'ts', 'debug.tsx'] : ['tsx', 'ts'];
}
