/** Percent-decodes a path or hash; returns it unchanged if an escape is malformed. @see acceptance NV-05 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
