import { expect, it } from 'vitest';
import { buildGlobalData } from '@/lib/docs/global-data';
import { makeDoc, makeModel, makeVersion } from '@/tests/support/make-model';

it('VER-02 VER-03 the Docusaurus data for the debug page lists drafts only by id, and a doc without a sidebar without naming one', () => {
  const bare = makeDoc('bare.md', { frontmatter: { displayed_sidebar: null } });
  const model = makeModel([makeVersion(['a.md', bare, makeDoc('soon.md', { draft: true })])]);
  const unlisted: unknown = expect.not.objectContaining({ sidebar: expect.anything() });
  const docs = [{ id: 'a', path: '/a', sidebar: 'tutorialSidebar' }, unlisted];
  const versions = [{ docs, draftIds: ['soon'] }];
  expect(buildGlobalData(model, { breadcrumbs: true })).toMatchObject({
    'docusaurus-plugin-content-docs': { default: { path: '/', breadcrumbs: true, versions } },
  });
});
