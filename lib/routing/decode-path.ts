/** Percent-decodes a path or hash; one with a malformed escape is returned unchanged. @see acceptance NV-05 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
