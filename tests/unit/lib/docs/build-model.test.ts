import { describe, expect, it } from 'vitest';
import { buildSiteModel } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { useVersionRepository } from '@/tests/support/version-repository';
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

it('BLD-08 drafts are left out with their ids listed, unlisted docs are pages outside of the sidebar', () => {
  const ids = current.docs.map(({ id }) => id);
  expect(ids).toEqual(['Introduction', 'faq/general', 'faq/technical', 'faq/hidden']);
  expect(current.draftIds).toEqual(['faq/draft']);
  expect(current.sidebars['tutorialSidebar']).toMatchObject([
    { label: 'Introduction' },
    { label: 'FAQ', items: [{ label: 'General FAQ' }, { label: 'Technical FAQ' }] },
  ]);
});

it('BLD-08 authors at work see drafts as pages, still outside of the sidebar', () => {
  const draft = getVersion(buildSiteModel({ ...options, includeDrafts: true }), 'current');
  expect(draft.docs.map(({ id }) => id)).toContain('faq/draft');
  expect(draft.draftIds).toEqual(['faq/draft']);
  expect(draft.sidebars).toEqual(current.sidebars);
});

it('BLD-09 problems of the sidebar come with the model, and the planned list is read', () => {
  expect(model.problems).toMatchObject([
    { rule: 'empty-category', file: expect.stringContaining('latest/empty/_category_.json') },
  ]);
  expect(model.planned.docs['current']).toMatchObject({ 'later.md': { route: '/later', line: 4 } });
  expect(model.planned.pages).toEqual([{ route: '/help', line: 6 }]);
});

describe('in a Git repository', () => {
  const repository = useVersionRepository();
  const readUpdate = (shown: Partial<typeof docs>) => {
    const { root } = repository;
    const site = { versions: [latestConfig], docs: { ...docs, ...shown } };
    const built = buildSiteModel({ site, root, contentDir: 'content', includeDrafts: false });
    return getVersion(built, 'current').docs[0]?.lastUpdate;
  };

  it('DOC-17 the last update of a page has the date and the author in git, unless the configuration hides one of them', () => {
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const both = { showLastUpdateTime: true, showLastUpdateAuthor: true };
    expect(readUpdate(both)).toEqual({ date, author: 'Test' });
    expect(readUpdate({ showLastUpdateTime: true })).toEqual({ date });
    expect(readUpdate({ showLastUpdateAuthor: true })).toEqual({ author: 'Test' });
    expect(readUpdate({})).toBeNull();
  });
});
