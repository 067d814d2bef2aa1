import { normalizePath } from '@/lib/routing/normalize-path';
import { site } from '@/lib/site/config';
import type { PageRecord } from './page-record';

/** The picture that social networks and chats show for a link to a page, and its texts. */
export interface SocialImage {
  /** Address without the base path. */
  address: string;
  title: string;
  /** Names of the sidebar categories around the page, from the outermost in. */
  section: string[];
  /** Title of the site and label of the version. */
  product: string;
}

/** Size of the pictures in px. */
export const socialImageSize = { width: 1200, height: 630 };

/** The picture that all pages without one of their own share, such as the search page. */
export const siteSocialImage: SocialImage = {
  address: '/social-image.png',
  title: site.tagline,
  section: [],
  product: site.title,
};

/**
 * Returns the picture of a page, such as `/social-images/faq.png` for `/faq/`; null if its front matter or category file
 * names one. Pages outside any version share that of the site.
 */
export function getSocialImage(page: PageRecord): SocialImage | null {
  if (page.type === 'doc' ? page.doc.frontmatter.image : page.category.image) return null;
  if (!page.version) return siteSocialImage;
  const path = normalizePath(page.route);
  return {
    address: `/social-images${path === '/' ? '/index' : path}.png`,
    title: page.type === 'doc' ? page.doc.title : page.category.title,
    section: page.navigation.crumbs.slice(0, -1).map(({ label }) => label),
    product: `${site.title} ${page.version.label}`,
  };
}

/** Returns the alternative text of a picture: all texts in it. */
export const describeSocialImage = ({ title, section, product }: SocialImage): string =>
  [product, ...section, title].join(' · ');
