import { expect, it } from 'vitest';
import type { CategoryFile, Doc } from '@/lib/content/types';
import { buildSidebar } from '@/lib/docs/sidebar';
import type { SidebarNode } from '@/lib/docs/types';
import { makeCategory, makeDoc } from '@/tests/support/make-model';

function build(docs: readonly (string | Doc)[], categories: readonly CategoryFile[] = []) {
  const made = docs.map((doc) => (typeof doc === 'string' ? makeDoc(doc) : doc));
  const { sidebar, categoryPages } = buildSidebar({ docs: made, categories, path: '/' });
  return { nodes: sidebar, categoryPages };
}

function outline(nodes: readonly SidebarNode[]): unknown[] {
  return nodes.map((node) => (node.type === 'link' ? node.label : { [node.label]: outline(node.items) }));
}

/** A page with a position in the sidebar. */
const placed = (source: string, position: number, more: Partial<Doc> = {}) =>
  makeDoc(source, { frontmatter: { sidebar_position: position }, ...more });

it('SB-02 the sidebar is sorted by position, then by name in code-unit order, with folders among files', () => {
  const docs = ['b.md', 'B.md', 'a/x.md', placed('z.md', 1), placed('y.md', 1.5), placed('neg.md', -1)];
  const { nodes } = build([...docs, 'folder/x.md'], [makeCategory('folder', { position: 1.2 })]);
  expect(outline(nodes)).toEqual(['neg', 'z', { folder: ['x'] }, 'y', 'B', { a: ['x'] }, 'b']);
});

it('SB-02 the number before a file name is its sidebar position, unless the front matter overrides it', () => {
  const { nodes } = build([
    '10-ten.md',
    '2-two.md',
    '1a-none.md',
    placed('3-moved.md', 11),
    makeDoc('0-plain.md', { frontmatter: { parse_number_prefixes: false }, title: '0-plain' }),
    '04-folder/x.md',
  ]);
  expect(outline(nodes)).toEqual(['two', { folder: ['x'] }, 'ten', 'moved', '0-plain', '1a-none']);
});

it('SB-02 the sidebar sorts pages with equal positions by file name with extension', () => {
  const { nodes } = build(['ab.md', 'a.md', 'a-b.md'].map((source) => placed(source, 1)));
  expect(outline(nodes)).toEqual(['a-b', 'a', 'ab']);
});

it('BLD-10 a sidebar category is named by its category file, else its index doc, else its folder', () => {
  const short = makeDoc('a/index.md', { frontmatter: { sidebar_label: 'Short' }, title: 'Long' });
  const [titled, other] = [
    makeDoc('b/README.md', { title: 'Titled' }),
    makeDoc('c/index.md', { title: 'No' }),
  ];
  const docs = [short, 'a/x.md', titled, 'b/x.md', other, 'c/x.md', '01-d/x.md'];
  const { nodes } = build(docs, [makeCategory('c', { label: 'From file' })]);
  expect(nodes.map(({ label }) => label)).toEqual(['d', 'Short', 'Titled', 'From file']);
});

it('BLD-10 the sidebar shows a folder with only an index doc as a link named like its category', () => {
  const category = makeCategory('only', { label: 'Category', className: 'new' });
  expect(build([makeDoc('only/index.md', { title: 'Index' })], [category]).nodes).toEqual([
    { type: 'link', label: 'Category', href: '/only/', docId: 'only/index', className: 'new' },
  ]);
});

it('BLD-10 a sidebar category takes its position from the category file, else from its index doc', () => {
  const indexes = [placed('a/index.md', 3, { title: 'A' }), placed('b/index.md', 1, { title: 'B' })];
  const { nodes } = build([...indexes, 'a/x.md', 'b/x.md', '2-c/x.md'], [makeCategory('b', { position: 4 })]);
  expect(nodes.map(({ label }) => label)).toEqual(['c', 'A', 'B']);
});

it.each(['intro', 'f/intro'])('BLD-10 a category file can name the doc "%s" as its page', (id) => {
  const category = makeCategory('f', { label: 'F', link: { type: 'doc', id } });
  const { nodes } = build(['f/index.md', 'f/intro.md', 'f/x.md'], [category]);
  expect(nodes).toMatchObject([{ label: 'F', href: '/f/intro', docId: 'f/intro' }]);
  expect(outline(nodes)).toEqual([{ F: ['index', 'x'] }]);
});

it('BLD-10 the sidebar keeps a doc in its folder if another category links to it as its page', () => {
  const category = makeCategory('f', { link: { type: 'doc', id: 'g/page' } });
  expect(build(['f/x.md', 'g/page.md'], [category]).nodes).toMatchObject([
    { href: '/g/page', label: 'page' },
    { label: 'g', items: [{ docId: 'g/page' }] },
  ]);
});

it('SB-08 sidebar categories start closed unless their category file says otherwise', () => {
  const categories = [makeCategory('b', { collapsed: false }), makeCategory('c', { collapsible: false })];
  const { nodes } = build(['a/x.md', 'b/x.md', 'c/x.md'], categories);
  expect(nodes[0]).not.toHaveProperty('open');
  expect(nodes[1]).toMatchObject({ open: true });
  expect(nodes[2]).toMatchObject({ open: true, collapsible: false });
});

it('BLD-10 the class in front matter is set on the sidebar link or, for an index, its category', () => {
  const frontmatter = { sidebar_class_name: 'beta' };
  const docs = ['x.md', 'f/index.md'].map((source) => makeDoc(source, { frontmatter }));
  expect(build([...docs, 'f/y.md']).nodes).toMatchObject([
    { type: 'category', className: 'beta' },
    { type: 'link', className: 'beta' },
  ]);
});

it('BLD-08 the sidebar hides drafts, unlisted docs, and folders that contain nothing else', () => {
  const drafts = ['draft.md', 'gone/index.md'].map((source) => makeDoc(source, { draft: true }));
  const unlisted = ['unlisted.md', 'hidden/y.md'].map((source) => makeDoc(source, { unlisted: true }));
  expect(outline(build(['x.md', ...drafts, ...unlisted]).nodes)).toEqual(['x']);
});

it('BLD-08 a sidebar category with a hidden index doc keeps label and position, but not the page', () => {
  const hidden = placed('f/index.md', 1, { unlisted: true, title: 'Named' });
  const { nodes } = build([hidden, 'f/y.md', 'a.md']);
  expect(outline(nodes)).toEqual([{ Named: ['y'] }, 'a']);
  expect(nodes[0]).not.toHaveProperty('href');
  expect(nodes[0]).not.toHaveProperty('docId');
});
