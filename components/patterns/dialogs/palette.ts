/** Named colors for segments. */
export const palette = [
  { name: 'Olive', hex: '#6b8e23' },
  { name: 'Lime', hex: '#9acd32' },
  { name: 'Sea green', hex: '#20b2aa' },
  { name: 'Steel blue', hex: '#4682b4' },
  { name: 'Violet', hex: '#8a6fe8' },
  { name: 'Orchid', hex: '#da70d6' },
  { name: 'Rose', hex: '#ff6f91' },
  { name: 'Brick', hex: '#cd5c5c' },
  { name: 'Orange', hex: '#ff8c42' },
  { name: 'Gold', hex: '#daa520' },
  { name: 'Sand', hex: '#d2b48c' },
  { name: 'Slate', hex: '#778899' },
] as const;

/** Returns the color of the palette that is used least, for a new item. */
export function getLeastUsedColor(used: readonly (string | undefined)[]): string {
  const count = (hex: string) => used.filter((each) => each?.toLowerCase() === hex).length;
  return palette.reduce((best, { hex }) => (count(hex) < count(best) ? hex : best), palette[0].hex as string);
}
