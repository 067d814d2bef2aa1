/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Size of an SVG from `width` and `height`, where these are missing or relative from `viewBox`.
 *
 * @param source text of the file
 * @returns the size, or undefined when it is no SVG or has no size
 * @see acceptance DOC-28
 */
export function readSvgSize(source: string): Size | undefined {
  const root = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(source)?.[0];
  if (!root) return undefined;
  const box = readViewBox(root);
  const givenWidth = readLength(root, 'width');
  const givenHeight = readLength(root, 'height');
  const width = givenWidth ?? (givenHeight ?? box.height) * box.ratio;
  const height = givenHeight ?? (box.ratio > 0 ? width / box.ratio : 0);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** Height of the `viewBox` and its width by height; zeros when there is none. */
function readViewBox(tag: string): { height: number; ratio: number } {
  const [, , width = 0, height = 0] = readAttribute(tag, 'viewBox')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { height, ratio: width / height } : { height: 0, ratio: 0 };
}

function readAttribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return (double ?? single ?? '').trim();
}

function readLength(tag: string, name: string): number | undefined {
  const number = /^(\d*\.?\d+)(?:px)?$/.exec(readAttribute(tag, name))?.[1];
  return number ? Number(number) : undefined;
}
