import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/lib/site/config';
import { toSiteUrl } from './site-url';
import type { CategoryPageData, DocPageData } from './page';

interface PageFacts {
  title: string;
  description: string;
  route: string;
  keywords?: readonly string[];
  image?: string;
  index: boolean;
}

function getFacts(page: DocPageData | CategoryPageData): PageFacts {
  if (page.type === 'category') {
    const { title, description, route } = page.category;
    return { title, description: description ?? site.tagline, route, index: true };
  }
  const { title, description, route, frontmatter, unlisted } = page.doc;
  return {
    title,
    description: description || site.tagline,
    route,
    index: !unlisted,
    ...(frontmatter.keywords ? { keywords: frontmatter.keywords } : {}),
    ...(frontmatter.image ? { image: frontmatter.image } : {}),
  };
}

function toMetadata({ title, description, route, keywords, image, index }: PageFacts): Metadata {
  const address = toSiteUrl(route);
  const locale = site.i18n.defaultLocale;
  return {
    title,
    description,
    ...(keywords ? { keywords: [...keywords] } : {}),
    alternates: { canonical: address, languages: { [locale]: address, 'x-default': address } },
    openGraph: {
      title: `${title} ${site.titleDelimiter} ${site.title}`,
      description,
      url: address,
      locale,
      siteName: site.title,
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: 'summary_large_image' },
    ...(index ? {} : { robots: { index: false, follow: false } }),
  };
}

/**
 * Head of a docs page: title, description, one canonical address, alternates, and what search crawlers read.
 * @see acceptance SH-04, SH-06, SH-08, SH-12, BLD-08
 */
export function getPageMetadata(page: DocPageData | CategoryPageData): Metadata {
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
 * Head of a page that is no doc; what search crawlers read of it stands in the root layout.
 * @see acceptance SH-04, SH-06, SH-08, SH-12
 */
export function getSitePageMetadata(facts: Pick<PageFacts, 'title' | 'description' | 'route'>): Metadata {
  return toMetadata({ ...facts, index: true });
}
