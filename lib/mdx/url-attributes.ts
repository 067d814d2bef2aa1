import type { HostUse } from '@/lib/site/schema';

/** What browsers do with an address: follow it, or load it as content of this kind, to which the page's policy applies. */
export type UrlUse = 'link' | HostUse;

/** All attributes with addresses, in lower case, by the element that has them. */
const uses: Readonly<Record<string, Readonly<Record<string, UrlUse>>>> = {
  a: { href: 'link' },
  area: { href: 'link' },
  audio: { src: 'media' },
  button: { formaction: 'form' },
  embed: { src: 'object' },
  form: { action: 'form' },
  iframe: { src: 'frame' },
  image: { href: 'image', xlinkhref: 'image' },
  img: { src: 'image', srcset: 'image' },
  input: { src: 'image', formaction: 'form' },
  object: { data: 'object' },
  script: { src: 'script' },
  source: { src: 'media', srcset: 'image' },
  track: { src: 'media' },
  video: { src: 'media', poster: 'image' },
  Card: { href: 'link' },
  Image: { img: 'image', src: 'image', srcset: 'image' },
  Screenshot: { src: 'image', video: 'image' },
  Video: { href: 'link', still: 'image' },
};

/** Returns what browsers do with the address in an attribute; undefined if the attribute contains no address. */
export function getUrlUse(element: string, attribute: string): UrlUse | undefined {
  return Object.hasOwn(uses, element) ? uses[element]?.[attribute.toLowerCase().replace(':', '')] : undefined;
}

/** True for images that a component shows, after the build has resized them; other files are served unchanged. */
export const isShownImage = (element: string, attribute: string): boolean =>
  /^(?:img|[A-Z]\w*)$/.test(element) &&
  getUrlUse(element, attribute) === 'image' &&
  !/^srcset$/i.test(attribute);

/** Replaces each address in the value of an attribute, which is a list of addresses in `srcset`. */
export function mapUrls(attribute: string, value: string, map: (url: string) => string): string {
  if (!/^srcset$/i.test(attribute)) return map(value);
  if (value.includes('data:')) return value;
  return value.replaceAll(/(^\s*|,\s*)(\S*[^\s,])/g, (_, before: string, url: string) => before + map(url));
}

/** Returns the addresses in a CSS text or value. */
export const findCssUrls = (css: string): string[] =>
  [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/gi)].map(([, url = '']) => url);
