import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/lib/site/config';
import { toSiteUrl } from './site-url';
import type { PageRecord } from './page-record';

interface PageFacts {
  title: string;
  description: string;
  route: string;
  /** Address of the page that search engines are to list in its place. */
  canonicalRoute?: string;
  keywords?: readonly string[];
  image?: string;
  index: boolean;
}

function getFacts(page: PageRecord): PageFacts {
  if (page.type === 'category') {
    const { title, description, route } = page.category;
    return { title, description: description ?? site.tagline, route, index: true };
  }
  const { title, description, route, frontmatter, unlisted } = page.doc;
  const { latest } = page.navigation;
  return {
    title,
    description: description || site.tagline,
    route,
    ...(latest.sameDoc ? { canonicalRoute: latest.href } : {}),
    index: !unlisted,
    ...(frontmatter.keywords ? { keywords: frontmatter.keywords } : {}),
    ...(frontmatter.image ? { image: frontmatter.image } : {}),
  };
}

function toMetadata(facts: PageFacts): Metadata {
  const { title, description, route, canonicalRoute = route, keywords, image, index } = facts;
  const canonical = toSiteUrl(canonicalRoute);
  const locale = site.i18n.defaultLocale;
  return {
    title,
    description,
    ...(keywords ? { keywords: [...keywords] } : {}),
    alternates: { canonical, languages: { [locale]: canonical, 'x-default': canonical } },
    openGraph: {
      title: `${title} ${site.titleDelimiter} ${site.title}`,
      description,
      url: toSiteUrl(route),
      locale,
      siteName: site.title,
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: 'summary_large_image' },
    ...(index ? {} : { robots: { index: false, follow: false } }),
  };
}

/**
 * Head of a docs page: title, description, one canonical address, alternates, and what search crawlers read. Pages of
 * an older version leave it to the same page of the latest one, where there is one, to be found from outside; `og:url`
 * is each page's own address.
 * @see acceptance SH-04, SH-06, SH-08, SH-12, BLD-08
 */
export function getPageMetadata(page: PageRecord): Metadata {
  return {
    ...toMetadata(getFacts(page)),
    other: {
      'docsearch:language': site.i18n.defaultLocale,
      'docsearch:version': page.version.name,
      'docsearch:docusaurus_tag': `docs-${site.docs.pluginId}-${page.version.name}`,
    },
  };
}

/**
 * Head of a page that is no doc; its `docsearch` tags come from the root layout.
 * @see acceptance SH-04, SH-06, SH-08, SH-12
 */
export function getSitePageMetadata(facts: Pick<PageFacts, 'title' | 'description' | 'route'>): Metadata {
  return toMetadata({ ...facts, index: true });
}
