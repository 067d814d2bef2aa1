import type { Metadata } from 'next';
import type { HeadElement } from '@/lib/mdx/types';
import { isElsewhere } from './resolve-image';
import { toSiteUrl } from './site-url';

/** False if the elements of a page's `<head>` ask search engines to ignore the page or to list another address. */
export const isIndexed = (head: readonly HeadElement[]): boolean =>
  head.every(
    ({ attributes: { name, content = '', rel } }) =>
      rel !== 'canonical' && !(name === 'robots' && /noindex|none/i.test(content)),
  );

const toUrl = (address: string): string => (isElsewhere(address) ? address : toSiteUrl(address));

/** Fields of `openGraph`, by the `property` of the element, except that of images. */
const openGraphFields: Readonly<Record<string, string>> = { 'og:site_name': 'siteName' };

function addLink(
  alternates: Metadata['alternates'],
  { rel, href = '', hreflang, type = '', media }: HeadElement['attributes'],
): NonNullable<Metadata['alternates']> {
  const url = toUrl(href);
  // The page's own translations do not belong to another address.
  if (rel === 'canonical') return { ...alternates, languages: {}, canonical: url };
  const kind = hreflang ? 'languages' : media ? 'media' : 'types';
  return { ...alternates, [kind]: { ...alternates?.[kind], [hreflang ?? media ?? type]: url } };
}

/** Adds the elements of a page's `<head>` to its metadata. They replace what the metadata says of the same. */
export function addHeadElements(metadata: Metadata, head: readonly HeadElement[]): Metadata {
  return head.reduce((result: Metadata, { tag, attributes }): Metadata => {
    const { content = '', name, property = '' } = attributes;
    if (tag === 'title') return { ...result, title: { absolute: content } };
    if (tag === 'link') return { ...result, alternates: addLink(result.alternates, attributes) };
    if (name === undefined) {
      const field = openGraphFields[property] ?? property.slice('og:'.length);
      const value = field === 'image' ? { images: [toUrl(content)] } : { [field]: content };
      return { ...result, openGraph: { ...result.openGraph, ...value } };
    }
    if (['description', 'keywords', 'robots'].includes(name)) return { ...result, [name]: content };
    return { ...result, other: { ...result.other, [name]: content } };
  }, metadata);
}
