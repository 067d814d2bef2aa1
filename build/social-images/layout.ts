import { socialImageSize, type SocialImage } from '@/lib/docs/social-image';

/** Colors of text in a picture. */
export type Ink = 'title' | 'section' | 'product';

/** A line of text and the place of the start of its base line, in px. */
export interface PlacedLine {
  text: string;
  size: number;
  ink: Ink;
  x: number;
  y: number;
}

/** Returns the width of a text in px. */
export type Measure = (text: string, size: number) => number;

/** Distance of the text from the edges. */
export const margin = 80;
/** Place of the logo, which stands before the name of the product. */
export const logo = { x: margin, y: 494, size: 64 };

const textWidth = socialImageSize.width - 2 * margin;
/** Height between the section and the logo. */
const titleHeight = 295;
const titleTop = 180;
const titleSizes = [84, 68, 56];
const smallSize = 36;
const lineHeight = 1.15;

/** Shortens a text until it fits with an ellipsis. */
function shorten(text: string, size: number, width: number, measure: Measure): string {
  if (measure(text, size) <= width) return text;
  let kept = text.length;
  while (kept > 0 && measure(`${text.slice(0, kept).trimEnd()}…`, size) > width) kept -= 1;
  return `${text.slice(0, kept).trimEnd()}…`;
}

/** Breaks a text at its spaces into lines that fit, as far as no single word is too long. */
function breakLines(text: string, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer, size) <= textWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the lines of a title in the largest size in which it fits. The smallest size shortens what does not fit. */
function layOutTitle(title: string, measure: Measure): { lines: string[]; size: number } {
  for (const size of titleSizes) {
    const lines = breakLines(title, size, measure);
    const fits = lines.length * size * lineHeight <= titleHeight;
    if (fits && lines.every((line) => measure(line, size) <= textWidth)) return { lines, size };
  }
  const size = titleSizes.at(-1) ?? smallSize;
  const lines = breakLines(title, size, measure);
  const room = Math.floor(titleHeight / (size * lineHeight));
  const last = lines.slice(room - 1).join(' ');
  const shown = [...lines.slice(0, room - 1), ...(last === '' ? [] : [last])];
  return { lines: shown.map((line) => shorten(line, size, textWidth, measure)), size };
}

/**
 * Places the texts of a picture: the section above the title, and the product at the bottom. All lines fit into the
 * picture: a long title becomes smaller and has several lines, and what still does not fit ends with an ellipsis.
 */
export function layOutPicture(
  { title, section, product }: Omit<SocialImage, 'address'>,
  measure: Measure,
): PlacedLine[] {
  const { lines, size } = layOutTitle(title, measure);
  const small = (text: string, ink: Ink, x: number, y: number): PlacedLine => {
    const width = socialImageSize.width - margin - x;
    return { text: shorten(text, smallSize, width, measure), size: smallSize, ink, x, y };
  };
  const placed = lines.map((text, index): PlacedLine => {
    const y = titleTop + size + Math.round(index * size * lineHeight);
    return { text, size, ink: 'title', x: margin, y };
  });
  const productX = logo.x + logo.size + 24;
  return [
    small(section.join(' › '), 'section', margin, margin + smallSize),
    ...placed,
    small(product, 'product', productX, logo.y + logo.size / 2 + Math.round(smallSize * 0.36)),
  ].filter(({ text }) => text !== '');
}
