import { expect, it } from 'vitest';
import { renderPages, trackPageLookups } from '@/build/prepare/render-pages';
import { readSiteModel } from '@/lib/docs/build-model';
import type { PageContext } from '@/lib/mdx/types';
import siteConfig from '@/site.config';
import { makeContext } from '@/tests/support/make-context';
import { latestConfig } from '@/tests/support/make-model';
import { makeRenderSources } from '@/tests/support/render-sources';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

/** Writes the pages of a version to a temporary folder, and renders them. */
async function findFaults(pages: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(pages)) write(`latest/${name}`, text);
  const site = { versions: [latestConfig], docs: siteConfig.docs };
  const model = readSiteModel({ site, contentDir: at(), includeDrafts: false });
  const { problems } = await renderPages(await makeRenderSources(model));
  return problems.map(({ file, line, rule, message, severity }) => {
    expect({ rule, severity }).toEqual({ rule: 'page-not-rendered', severity: 'error' });
    return `${file.split('/').at(-1)}:${line} ${message}`;
  });
}

/** A page with the text on its ninth line. */
const page = (text: string) => `---\ntitle: Page\n---\n\n# Page\n\nSome words.\n\n${text}\n\nMore words.\n`;

const cannot = 'The page cannot be rendered:';

it.each([
  ['<b style="color: red">b</b>', 'The `style` prop expects a mapping from style properties to values'],
  ['<br>x</br>', 'br is a self-closing tag'],
  ['Words <b>{{ a: 1 }}</b>', 'Objects are not valid as a React child'],
])(
  'BLD-09 the build reports a page with %s, which cannot be rendered, with file, line and reason',
  async (text, reason) => {
    const [fault, ...others] = await findFaults({ 'page.mdx': page(text) });
    expect(fault).toContain(`page.mdx:9 ${cannot} ${reason}`);
    expect(others).toEqual([]);
  },
);

it('BLD-09 the build reports nothing for a page that can be rendered', async () => {
  const text = [
    'Words {1} {null} {true} {[]} {[1, [2]]}',
    "<b style={{ color: 'red' }} title={'x'}>b</b>",
    '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    '<Tabs>\n<TabItem value="a" label="A">\n\n<b>1</b>\n\n</TabItem>\n</Tabs>',
    '<>a</>',
  ].join('\n\n');
  expect(await findFaults({ 'page.mdx': page(text) })).toEqual([]);
});

const contextWith = (changes: Partial<PageContext> = {}) =>
  makeContext({ resolveHref: (href) => `/docs${href}`, define: (id) => `What ${id} is.`, ...changes });

it('BLD-11 a cached page is rendered again if a link or term that it uses changes, but not for cards it does not use', () => {
  const { watched, looksSameIn } = trackPageLookups(contextWith());
  expect(watched.resolveHref('/a')).toBe('/docs/a');
  expect(watched.define('dicom')).toBe('What dicom is.');
  expect(looksSameIn(contextWith())).toBe(true);
  const cards = () => [{ title: 'New', href: '/new', description: '' }];
  expect(looksSameIn(contextWith({ cards }))).toBe(true);
  expect(looksSameIn(contextWith({ resolveHref: (href) => href }))).toBe(false);
  expect(looksSameIn(contextWith({ define: () => null }))).toBe(false);
});
