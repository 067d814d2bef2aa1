import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '@/build/run-command';
import { listServedFiles } from '@/lib/checks/export/served-files';
import { site } from '@/lib/site/config';
import {
  attribute,
  findAll,
  findTags,
  hasClass,
  isElement,
  readPage,
  textOf,
  type Element,
  type Node,
} from '../../support/built-page';
import { listPages } from '../../support/exported-site';
import { makeFolder, removeFolder } from '../../support/temporary-folder';

/** Classes of elements that printed pages do not show. */
const unprinted =
  'anchor tab-list code-buttons image-zoom-button video-still video-host image-message term-definition'.split(
    ' ',
  );

const joinWords = (words: readonly string[]) =>
  words
    .join('')
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b]+/g, '');

/** True if an element is in the HTML but not on paper. */
function isUnprinted(element: Element): boolean {
  const isDescription =
    element.tagName === 'details' &&
    findTags(element, 'p').some((text) => attribute(text, 'id')?.startsWith('diagram'));
  return (
    isDescription ||
    ['svg', 'script', 'button'].includes(element.tagName) ||
    unprinted.some((name) => hasClass(element, name))
  );
}

/** Returns the pieces of text that a printed page shows, each as a list of its words. */
function listTexts(node: Node): string[][] {
  if ('value' in node)
    return [node.value.split(/\s+/).filter(Boolean)].filter((words) => joinWords(words) !== '');
  if (isElement(node) && isUnprinted(node)) return [];
  return 'childNodes' in node ? node.childNodes.flatMap(listTexts) : [];
}

/** True if words are on one page, or begin on a page and end on the next. */
function isPrinted(words: readonly string[], pages: readonly string[]): boolean {
  if (pages.some((page) => page.includes(joinWords(words)))) return true;
  return words.some((_, at) => {
    const [start, end] = [joinWords(words.slice(0, at)), joinWords(words.slice(at))];
    return pages.some((page, index) => page.includes(start) && pages[index + 1]?.includes(end));
  });
}

interface OutlineItem {
  title: string;
  items: OutlineItem[];
}

/** A link in a PDF: to an anchor or an address. */
interface PdfLink {
  dest?: string;
  url?: string;
}

async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const pages: string[] = [];
  const links: (PdfLink & { page: number })[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
    const annotations = (await page.getAnnotations()) as PdfLink[];
    links.push(
      ...annotations.map(({ dest, url }) => ({ ...(dest && { dest }), ...(url && { url }), page: number })),
    );
  }
  const anchors = new Map<string, number>();
  for (const [id, [page]] of Object.entries(await pdf.getDestinations()))
    anchors.set(id, (await pdf.getPageIndex(page as { num: number; gen: number })) + 1);
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) as OutlineItem[];
  return { pages, links, anchors, outline, info: info as { Title?: string; Language?: string } };
}

const folder = makeFolder();
beforeAll(async () => {
  const code = await runCommand('npm', ['run', '--silent', 'pdf', '--', folder]);
  if (code !== 0) throw new Error(`npm run pdf ended with exit code ${code}.`);
});
afterAll(() => removeFolder(folder));

describe.each([
  ['ohif-3.10-user-guide.pdf', '/user-guide', 'User Guide'],
  ['ohif-3.10-deployment.pdf', '/deployment', 'Deployment'],
])('npm run pdf: %s', (name, root, title) => {
  const articles = listPages('out')
    .filter(({ route, version }) => version === 'current' && `${route}/`.startsWith(`${root}/`))
    .flatMap(({ route }) => {
      const { document } = readPage(route);
      return findAll(document, (element) => hasClass(element, 'theme-doc-markdown')).map((article) => ({
        route,
        article,
      }));
    });
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    pdf = await readPdf(join(folder, name));
  });

  it('the PDF has a title, which each page after the cover repeats with the page number', () => {
    expect(pdf.info.Title).toMatch(new RegExp(`^OHIF 3\\.10\\S* .*– ${title}$`));
    const [cover = '', ...others] = pdf.pages;
    expect(cover).toContain(title);
    expect(cover).not.toContain('1 / ');
    for (const [index, text] of others.entries()) {
      expect(text).toContain(`${index + 2} / ${pdf.pages.length}`);
      expect(text).toContain(pdf.info.Title);
    }
  });

  it('the PDF has a bookmark for each docs page, and below it one for each heading of level 2', () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const bookmarks = new Map(
      pdf.outline.map((item) => [plain(item.title), item.items.map((part) => plain(part.title))]),
    );
    expect(articles.length).toBeGreaterThan(5);
    expect(pdf.outline).toHaveLength(articles.length + 1);
    for (const { route, article } of articles) {
      const [heading] = findTags(article, 'h1');
      const parts = findTags(article, 'h2').map(textOf);
      expect([route, bookmarks.get(heading ? textOf(heading) : '')]).toEqual([route, parts]);
    }
  });

  it('the PDF contains all printable text of every docs page of its section', () => {
    const pages = pdf.pages.map((text) => joinWords([text]));
    const missing = articles.flatMap(({ route, article }) =>
      listTexts(article).flatMap((words) => (isPrinted(words, pages) ? [] : [[route, words.join(' ')]])),
    );
    expect(missing).toEqual([]);
  });

  it('the PDF has a table of contents that links to pages and headings, with their page numbers', () => {
    const entries = pdf.links.filter(
      ({ dest, page }) => dest !== undefined && page < (pdf.anchors.get('chapter-1') ?? 0),
    );
    const sections = articles.flatMap(({ article }) => findTags(article, 'h2'));
    expect(new Set(entries.map(({ dest }) => dest)).size).toBe(articles.length + sections.length);
    for (const { dest = '', page } of entries) {
      const number = pdf.anchors.get(dest);
      expect([dest, pdf.pages[page - 1]?.split('\n').includes(String(number))]).toEqual([dest, true]);
    }
  });

  it('the PDF links only to places that exist in it, to pages that the site has, or to other hosts', () => {
    const files = listServedFiles('out');
    const broken = pdf.links.filter(({ dest, url }) => {
      if (dest !== undefined) return !pdf.anchors.has(dest);
      if (url === undefined) return true;
      return url.startsWith(site.url) && files.find(new URL(url).pathname) === undefined;
    });
    expect(broken).toEqual([]);
    expect(pdf.links.filter(({ url }) => url?.startsWith('http://localhost'))).toEqual([]);
    expect(pdf.links.filter(({ url }) => url?.startsWith(site.url)).length).toBeGreaterThan(5);
  });
});
