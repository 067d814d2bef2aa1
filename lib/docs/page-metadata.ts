import 'server-only';
import type { Metadata } from 'next';
import type { Doc } from '@/lib/content/types';
import { site } from '@/lib/site/config';
import type { PageRecord } from './page-record';
import { isElsewhere } from './resolve-image';
import { toSiteUrl } from './site-url';
import type { CategoryPage } from './types';

type PageFacts = CategoryPage & Partial<Pick<Doc, 'frontmatter' | 'unlisted'>>;

/** Picture that social networks and chats show for a link to a page, unless the page has its own. */
const socialImage = {
  url: toSiteUrl('/social-image.png'),
  alt: `${site.title} · ${site.tagline}`,
  width: 1200,
  height: 630,
};

/**
 * Builds the metadata of a page without the `docsearch` tags of docs.
 * @param canonicalRoute route of the page that search engines should list; by default, the page itself
 * @see acceptance SH-04, SH-06, SH-08, SH-12
 */
export function getSitePageMetadata(facts: PageFacts, canonicalRoute = facts.route): Metadata {
  const { title, description = '', route, frontmatter = facts, unlisted = false } = facts;
  const { keywords, image } = frontmatter;
  const canonical = toSiteUrl(canonicalRoute);
  const locale = site.i18n.defaultLocale;
  return {
    title,
    description: description || site.tagline,
    ...(keywords ? { keywords } : {}),
    alternates: { canonical, languages: { [locale]: canonical, 'x-default': canonical } },
    openGraph: {
      title: `${title} ${site.titleDelimiter} ${site.title}`,
      description: description || site.tagline,
      url: toSiteUrl(route),
      locale,
      siteName: site.title,
      images: [image ? (isElsewhere(image) ? image : toSiteUrl(image)) : socialImage],
    },
    // Without this list, Next.js repeats the image of `openGraph`, which all readers of `twitter:card` also read.
    twitter: { card: 'summary_large_image', images: [] },
    ...(unlisted ? { robots: { index: false, follow: false } } : {}),
  };
}

/**
 * Builds the metadata of a page from Markdown or of a category page. Pages of a version have `docsearch` tags of their
 * own for search crawlers. The canonical address of a doc of an older version is that of the same doc in the latest
 * version, if there is one.
 * @see acceptance SH-04, SH-06, SH-08, SH-12, BLD-08
 */
export function getPageMetadata(page: PageRecord): Metadata {
  const latest =
    page.type === 'doc' && page.navigation.latest.sameDoc ? page.navigation.latest.href : undefined;
  const facts = page.type === 'doc' ? page.doc : page.category;
  const metadata = getSitePageMetadata({ ...facts, title: page.headTitle ?? facts.title }, latest);
  const feed = page.type === 'doc' ? page.feed : null;
  const types = {
    ...(page.markdown && { 'text/markdown': toSiteUrl(page.markdown) }),
    ...(feed && { 'application/atom+xml': toSiteUrl(feed) }),
  };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types },
    ...(page.version && {
      other: {
        'docsearch:language': site.i18n.defaultLocale,
        'docsearch:version': page.version.name,
        'docsearch:docusaurus_tag': `docs-${site.docs.pluginId}-${page.version.name}`,
      },
    }),
  };
}
