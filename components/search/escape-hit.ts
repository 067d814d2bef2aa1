/** Properties of a hit that DocSearch inserts as HTML. */
const insertedTexts = /^(?:lvl[1-6]|value|content)$/;

const escapeTags = (text: string) => text.replace(/<(?!\/?mark>)/g, '&lt;');

/**
 * Returns a copy of a hit with all markup escaped except `<mark>`, because DocSearch inserts the strings as HTML.
 * @see acceptance SM-16
 */
export const escapeHit = <Hit>(hit: Hit): Hit =>
  JSON.parse(JSON.stringify(hit), (name, value: unknown) =>
    typeof value === 'string' && insertedTexts.test(name) ? escapeTags(value) : value,
  ) as Hit;
