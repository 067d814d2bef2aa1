import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderPage } from '@/components/docs/render-page';
import { renderPages } from '@/build/prepare/render-pages';
import { writePageRecords } from '@/build/prepare/write-page-records';
import { buildPageRecords } from '@/lib/docs/build-page-records';
import type { PageRecord } from '@/lib/docs/page-record';
import type { SiteModel } from '@/lib/docs/types';
import { site } from '@/lib/site/config';
import { makeDoc, makeModel, makeVersion } from '@/tests/support/make-model';
import { makeRenderSources } from '@/tests/support/render-sources';
import { useFolder } from '@/tests/support/use-folder';

const { at } = useFolder();

/** Renders the pages of a model and writes their records. @returns the names of all records */
async function write(model: SiteModel) {
  const sources = await makeRenderSources(model);
  const { html } = await renderPages(sources);
  const records = buildPageRecords({
    model,
    compiled: sources.compiled,
    changes: null,
    site,
    hasTextFiles: true,
  });
  const toHtml = (record: PageRecord) => renderPage(record, html.get(record.route) ?? '');
  await writePageRecords(model, records, toHtml, at('pages'));
  const files = await readdir(at('pages'), { recursive: true });
  return files.filter((file) => file.endsWith('.json')).toSorted();
}

const read = (file: string) => JSON.parse(readFileSync(at(`pages/${file}`), 'utf8')) as PageRecord;
const readRevision = () => readFileSync(at('pages.json'), 'utf8');
const home = makeDoc('README.md', { frontmatter: { slug: '/' } });

it('RT-01 the address / shows the home of the latest version if no page has this address', async () => {
  await write(makeModel([makeVersion(['a/intro.md'])]));
  expect(read('page.json')).toEqual(read('a/intro/page.json'));
});

it('RT-17 the build deletes the data file of a deleted page, and changes the revision only if pages changed', async () => {
  await write(makeModel([makeVersion([home, 'a.md', 'b.md'])]));
  const first = readRevision();
  expect(await write(makeModel([makeVersion([home, 'a.md'])]))).toEqual(['a/page.json', 'page.json']);
  const second = readRevision();
  expect(second).not.toBe(first);
  await write(makeModel([makeVersion([home, 'a.md'])]));
  expect(readRevision()).toBe(second);
});
