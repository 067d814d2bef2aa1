import type { Doc } from '@/lib/content/types';
import { toRouteKey } from '@/lib/docs/link-index';
import { showsTitle } from '@/lib/docs/shows-title';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { CategoryPage } from '@/lib/docs/types';
import type { CompiledDoc, Heading } from '@/lib/mdx/types';
import { checkEachDoc, createDocFault, hasErrors, type DocMistake } from './check-each-doc';
import type { Check, CheckedSite, Fault } from './types';

function explain({ frontmatter }: Doc, viewer: string): string | null {
  const checked = frontmatter.checked_against;
  if (!checked) return 'The page does not say which source code it was checked against.';
  if (checked.sources.length === 0) return 'The page names no source file that it was checked against.';
  if (checked.version === viewer) return null;
  return `The page was checked against viewer ${checked.version}, but this version of the docs describes viewer ${viewer}.`;
}

/** Reports pages that were not checked against the source code of the viewer that their docs version describes. */
export const checkCheckedAgainst: Check = ({ model, inputs: { viewers } }) =>
  model.versions.flatMap(({ name, docs }) => {
    const viewer = viewers?.get(name);
    if (viewer === undefined) return [];
    return docs.flatMap((doc) => {
      const message = doc.draft ? null : explain(doc, viewer);
      if (message === null) return [];
      const hint = `Check the facts in the source code of viewer ${viewer} and list the files under "checked_against".`;
      return [createDocFault(doc, { key: 'checked_against', rule: 'checked-against', message, hint })];
    });
  });

const addressRule = 'duplicate-route';

function placeDoc(doc: Doc): Fault {
  const key = doc.keyLines?.['slug'] === undefined ? 'id' : 'slug';
  const hint = 'Give the page a different "slug" or "id", or rename the file.';
  return createDocFault(doc, { key, rule: addressRule, message: '', hint });
}

function placeCategory({ file = '', line = 1 }: CategoryPage): Fault {
  const hint = 'Give the page of the category a different "slug" in "link".';
  return { file, line, column: 1, rule: addressRule, message: '', hint };
}

/**
 * Finds pages whose address another page has, except for a trailing slash, and names both. Pages written in code come
 * first, then docs, then the generated pages of categories, so that a category is blamed for taking the address of a doc.
 */
function findTakenAddresses({ model, inputs }: CheckedSite) {
  const folders = listPageFolders(model).toReversed();
  const docs = folders.flatMap((folder) => folder.docs);
  const categories = folders.flatMap((folder) => folder.categoryPages);
  const owners = new Map(inputs.pageRoutes.map((route) => [toRouteKey(route), `the page ${route}`]));
  const reportTaken = (route: string, place: Fault): Fault[] => {
    const address = toRouteKey(route);
    const owner = owners.get(address);
    if (owner !== undefined)
      return [{ ...place, message: `The address "${route}" already belongs to ${owner}.` }];
    owners.set(address, `${place.file}:${place.line}`);
    return [];
  };
  return {
    ofDocs: docs.flatMap((doc) => reportTaken(doc.route, placeDoc(doc))),
    ofCategories: categories.flatMap((page) => reportTaken(page.route, placeCategory(page))),
  };
}

/** Reports docs at the address of another page. @see acceptance BLD-04 */
export const checkDuplicateRoutes: Check = (site) => findTakenAddresses(site).ofDocs;

/** Reports generated pages of categories at the address of another page, which nobody could read any more. */
export const checkCategoryRoutes: Check = (site) => findTakenAddresses(site).ofCategories;

function findTopHeadings(compiled: CompiledDoc, doc: Doc): DocMistake[] {
  if (hasErrors(compiled)) return [];
  const written = compiled.headings.filter(({ level }) => level === 1);
  const hasShownTitle = showsTitle(doc, compiled);
  if (!hasShownTitle && written.length === 0) {
    const hint = 'Remove "hide_title" or start the text with a "# …" heading.';
    return [{ key: 'hide_title', rule: 'single-h1', message: 'The page has no top heading.', hint }];
  }
  const [top] = written;
  if (top && !hasShownTitle && doc.contentTitle === null && !doc.frontmatter.title) {
    const message = `The page is named "${doc.title}" after its file, because its text does not begin with "# ${top.text}".`;
    const hint =
      'Make this heading the first line of the text, as "# …", or add "title" to the front matter.';
    return [{ line: top.line, rule: 'single-h1', message, hint }];
  }
  const first = hasShownTitle ? `the page's title "${doc.title}"` : `"${top?.text ?? ''}"`;
  const hint = 'Write it with "##", or make it the first line of the text.';
  return written.slice(hasShownTitle ? 0 : 1).map(({ text, line }) => {
    const message = `The heading "${text}" is a second top heading in addition to ${first}.`;
    return { line, rule: 'single-h1', message, hint };
  });
}

/**
 * Reports pages without a level-1 heading, with several, or with one that does not name the page. A page that does not
 * begin with `# …` shows its title as a level-1 heading. Skips bodies that did not compile. @see acceptance SH-17, DOC-02
 */
export const checkSingleH1: Check = (site) => checkEachDoc(site, findTopHeadings);

function checkHeadings(headings: readonly Heading[]): DocMistake[] {
  let above = 1;
  return headings.flatMap(({ text, level, line }) => {
    const allowed = above + 1;
    above = level;
    if (level <= allowed) return [];
    const message = `The heading "${text}" has level ${level}, but the heading before it has level ${allowed - 1}.`;
    const hint = `Write it with ${'#'.repeat(allowed)}, because users of screen readers navigate by heading level.`;
    return { line, rule: 'heading-skips-level', message, hint };
  });
}

/** Reports headings more than one level below the previous one, first the page title. @see acceptance SH-17, BLD-09 */
export const checkHeadingOrder: Check = (site) =>
  checkEachDoc(site, ({ headings }) => checkHeadings(headings));
