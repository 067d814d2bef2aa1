import { describe, expect, it } from 'vitest';
import { buildSiteModel } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { useFolder } from '@/tests/support/use-folder';
import { setUpVersionRepository } from '@/tests/support/version-repository';
import siteConfig from '@/site.config';
import { latestConfig, olderConfig } from '@/tests/support/make-model';

const docs = { ...siteConfig.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };
const options = {
  site: { versions: [latestConfig, olderConfig], docs },
  root: 'tests/fixtures/two-versions',
  contentDir: 'content',
};

const model = buildSiteModel({ ...options, includeDrafts: false });
const current = getVersion(model, 'current');

it('VER-01 VER-04 reads both versions, newest first', () => {
  const [newest, older] = ['current', '3.9'].map((name) => ({ name, mainDocId: 'Introduction' }));
  expect(model.versions).toMatchObject([newest, older]);
  const routes = getVersion(model, '3.9').docs.map(({ route }) => route);
  expect(routes).toEqual(['/3.9/', '/3.9/faq/general', '/3.9/faq/technical']);
});

it('BLD-08 leaves out drafts but lists their ids, and keeps unlisted docs out of the sidebar', () => {
  const ids = current.docs.map(({ id }) => id);
  expect(ids).toEqual(['Introduction', 'faq/general', 'faq/technical', 'faq/hidden']);
  expect(current.draftIds).toEqual(['faq/draft']);
  expect(current.sidebar).toMatchObject([
    { label: 'Introduction' },
    { label: 'FAQ', items: [{ label: 'General FAQ' }, { label: 'Technical FAQ' }] },
  ]);
});

it('BLD-08 includes drafts as pages in development, but not in the sidebar', () => {
  const draft = getVersion(buildSiteModel({ ...options, includeDrafts: true }), 'current');
  expect(draft.docs.map(({ id }) => id)).toContain('faq/draft');
  expect(draft.draftIds).toEqual(['faq/draft']);
  expect(draft.sidebar).toEqual(current.sidebar);
});

describe('pages outside any version', () => {
  const folder = useFolder();
  const read = () => {
    const site = { versions: [], docs };
    return buildSiteModel({ site, root: folder.at(), contentDir: 'content', includeDrafts: false });
  };

  it('RT-05 are read from content/site, without a sidebar and with their own edit link', () => {
    folder.write('content/site/help.md', '---\ntitle: Help\n---\n\nAsk in the forum.\n');
    const { sitePages, versions, problems } = read();
    expect(problems).toEqual([]);
    expect([versions, sitePages.sidebar]).toEqual([[], []]);
    const editUrl = `${docs.sitePagesEditUrl}help.md`;
    expect(sitePages.docs).toMatchObject([
      { route: '/help', title: 'Help', description: 'Ask in the forum.', editUrl },
    ]);
  });

  it('RT-05 are missing if the folder does not exist', () => {
    expect(read()).toMatchObject({ sitePages: { docs: [] }, problems: [] });
  });
});

describe('in a Git repository', () => {
  const repository = setUpVersionRepository();
  const readUpdate = (shown: Partial<typeof docs>) => {
    const { root } = repository;
    const site = { versions: [latestConfig], docs: { ...docs, ...shown } };
    const built = buildSiteModel({ site, root, contentDir: 'content', includeDrafts: false });
    return getVersion(built, 'current').docs[0]?.lastUpdate;
  };

  it('DOC-17 reads date and author of the last update from git, unless the configuration hides them', () => {
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const both = { showLastUpdateTime: true, showLastUpdateAuthor: true };
    expect(readUpdate(both)).toEqual({ date, author: 'Test' });
    expect(readUpdate({ showLastUpdateTime: true })).toEqual({ date });
    expect(readUpdate({ showLastUpdateAuthor: true })).toEqual({ author: 'Test' });
    expect(readUpdate({})).toBeNull();
  });
});
