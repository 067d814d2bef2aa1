const trim = (base: string) => base.replace(/\/+$/, '');

/**
 * Prepends the base path, e.g. `/` or `/docs/`, to a root-relative path. Returns all other addresses (`https://…`,
 * `//host`, `#x`, `./x`) unchanged. @see acceptance RT-26
 */
export function withBasePath(href: string, base = '/'): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return trim(base) + href;
}

/** Removes the base path from a root-relative path, unless the path is outside it. @see acceptance RT-26 */
export function withoutBasePath(path: string, base = '/'): string {
  const prefix = trim(base);
  if (!path.startsWith(prefix)) return path;
  const rest = path.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : path;
}

/** Prepends the base path to every root-relative `href` and `src` in a piece of HTML. @see acceptance RT-26, AB-06 */
export function withBasePathInHtml(html: string, base = '/'): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(
      /(\s(?:href|src)=)(["'])(.*?)\2/gi,
      (_, name: string, quote: string, href: string) => name + quote + withBasePath(href, base) + quote,
    ),
  );
}
