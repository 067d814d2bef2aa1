import type GithubSlugger from 'github-slugger';
import type { CategoryFile, Doc } from '@/lib/content/types';
import type { DocFolder } from './doc-tree';
import type { CategoryPage } from './types';

/**
 * The doc that is a folder's page: the one its category file links (by the last part of its id, or by full
 * id), none when that file links something else, otherwise the folder's index doc.
 * @see acceptance BLD-10, RT-23
 */
export function getCategoryDoc(
  folder: DocFolder,
  category: CategoryFile | undefined,
  docs: readonly Doc[],
): Doc | undefined {
  const link = category?.link;
  if (link === undefined) return folder.docs.find(({ isCategoryIndex }) => isCategoryIndex);
  if (link?.type !== 'doc') return undefined;
  const isLinked = ({ id }: Doc): boolean => id.slice(id.lastIndexOf('/') + 1) === link.id;
  return folder.docs.find(isLinked) ?? docs.find(({ id }) => id === link.id);
}

/** What a category's link says of its page; that of an imported sidebar may lack any part. */
type PageLink =
  | { type: 'doc' }
  | {
      type: 'generated-index';
      slug?: string | undefined;
      title?: string | undefined;
      description?: string | undefined;
    };

/**
 * The generated page of a category whose file says `generated-index`, at its slug or else at
 * `/category/<label>`.
 *
 * @param slugger names pages of one version, so that equal labels get different addresses; sees categories from the top down
 * @see acceptance BLD-10
 */
export function getCategoryPage(
  link: PageLink | null | undefined,
  label: string,
  versionPath: string,
  slugger: GithubSlugger,
): CategoryPage | undefined {
  if (link?.type !== 'generated-index') return undefined;
  const slug = link.slug ?? `/category/${slugger.slug(label)}`;
  return {
    route: `${versionPath === '/' ? '' : versionPath}/${slug.replace(/^\/+/, '')}`,
    title: link.title ?? label,
    description: link.description,
  };
}
