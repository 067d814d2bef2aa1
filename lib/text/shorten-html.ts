/**
 * End tags that a parser adds by itself, because of what follows them. Spaces in between then belong to the end of the
 * element, where they are not displayed. Inner elements come first, so that the end tags that follow them are still there.
 */
const optionalEndTags = [
  /<\/p>(?=\s*<(?:p|h[1-6]|[uo]l|div|figure|table|pre|details|\/(?:li|div|article|details))\b(?!-))/g,
  /<\/li>(?=\s*<(?:li|\/[uo]l)\b)/g,
  /<\/t[dh]>(?=<(?:t[dh]|\/tr)\b)/g,
  /<\/tr>(?=<(?:tr|\/t(?:head|body))\b)/g,
];

/**
 * Shortens HTML of React without changing the page: omits optional end tags and escapes of apostrophes. Texts of pages
 * are 2.1 % smaller, 0.7 % after Brotli.
 */
export const shortenHtml = (html: string): string =>
  optionalEndTags.reduce((text, tag) => text.replaceAll(tag, ''), html).replaceAll('&#x27;', "'");
