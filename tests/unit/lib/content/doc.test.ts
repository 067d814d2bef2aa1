import { expect, it } from 'vitest';
import { buildDoc, type DocContext } from '@/lib/content/doc';

const editUrl = 'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/';

function build(text: string, source = 'faq/02-general.md', more: Partial<DocContext> = {}) {
  const raw = { version: '3.9', file: `content/3.9/${source}`, source, text };
  return buildDoc(raw, { versionPath: '/3.9', editUrl, lastUpdates: null, ...more }).doc;
}

function page(yaml: string, body = ''): string {
  return `---\n${yaml}\n---\n${body}`;
}

it('BLD-10 DOC-02 a page takes its title from the front matter, else from its top heading, else its id', () => {
  const titled = { title: 'Front', contentTitle: 'Heading', label: 'Front' };
  expect(build(page('title: Front', '# Heading\n'))).toMatchObject(titled);
  expect(build(page('title: Long title\nsidebar_label: Short')).label).toBe('Short');
  expect(build('# Heading\n')).toMatchObject({ title: 'Heading', contentTitle: 'Heading' });
  expect(build('Text.\n')).toMatchObject({ title: 'general', contentTitle: null });
  expect(build(page('id: all', 'Text.\n'))).toMatchObject({ title: 'all', id: 'faq/all' });
  expect(build(page('title: Introduction', '\nText.\n\n# Later\n')).contentTitle).toBeNull();
});

it('DOC-16 the edit link of a page of 3.9 is the configured address with the path of its file, percent-encoded', () => {
  expect(build('Text.').editUrl).toBe(`${editUrl}faq/02-general.md`);
  expect(build('Text.', 'a b/ü#.md').editUrl).toBe(`${editUrl}a%20b/%C3%BC%23.md`);
});

it('DOC-16 a page can replace its edit link, and a page or the site can remove it', () => {
  expect(build(page('custom_edit_url: https://example.org/x')).editUrl).toBe('https://example.org/x');
  expect(build(page('custom_edit_url: null')).editUrl).toBeNull();
  expect(build(page('custom_edit_url: ""')).editUrl).toBeNull();
  expect(build('Text.', 'x.md', { editUrl: null }).editUrl).toBeNull();
});

it('DOC-17 each key of last_update in the front matter of a page replaces the one from Git', () => {
  const committed = { date: '2025-01-02T03:04:05.000Z', author: 'Committer' };
  const lastUpdates = new Map([['content/3.9/faq/02-general.md', committed]]);
  expect(build('Text.', undefined, { lastUpdates }).lastUpdate).toEqual(committed);
  const dated = build(page('last_update: { date: 2025-06-30 }'), undefined, { lastUpdates });
  expect(dated.lastUpdate).toEqual({ date: '2025-06-30T00:00:00.000Z', author: 'Committer' });
  expect(build(page('last_update: { author: Own }')).lastUpdate).toEqual({ author: 'Own' });
  expect(build('Text.').lastUpdate).toBeNull();
});

it('BLD-09 reading a page with faulty front matter returns the page together with its problems', () => {
  const text = page('slug: /a?b\nxyz: 1', 'Text.');
  const raw = { version: '3.9', file: 'content/3.9/x.md', source: 'x.md', text };
  const { doc, problems } = buildDoc(raw, { versionPath: '/3.9', editUrl, lastUpdates: null });
  expect(doc).toMatchObject({ route: '/3.9/a?b', body: 'Text.', bodyLine: 5 });
  expect(problems.map(({ rule }) => rule)).toEqual(['unknown-frontmatter-key', 'invalid-address']);
});
