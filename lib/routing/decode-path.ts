/** Percent-decodes a path or hash; returns it unchanged if an escape is malformed. @see acceptance NV-05 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encodes each segment of the path of a file, as part of an address. */
export const encodeFilePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Percent-encodes spaces and letters beyond ASCII in an address; keeps what is already encoded, query and hash. */
export const encodePath = (path: string): string => encodeURI(path).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
