import { describe, expect, it } from 'vitest';
import { readSiteModel, checkPageFolder } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { useFolder } from '@/tests/support/use-folder';
import { setUpVersionRepository } from '@/tests/support/version-repository';
import siteConfig from '@/site.config';
import {
  latestConfig,
  olderConfig,
  getProblemTexts,
  makeCategory,
  makeDoc,
} from '@/tests/support/make-model';
import type { CategoryFile, Doc } from '@/lib/content/types';

const { docs } = siteConfig;
const site = { versions: [latestConfig, olderConfig], docs };
const options = { site, root: 'tests/fixtures/two-versions', contentDir: 'content' };

const model = readSiteModel({ ...options, includeDrafts: false });
const current = getVersion(model, 'current');

it('VER-01 VER-04 reading the content finds both versions of the docs, the newest first', () => {
  const [newest, older] = ['current', '3.9'].map((name) => ({ name, mainDocId: 'Introduction' }));
  expect(model.versions).toMatchObject([newest, older]);
  const routes = getVersion(model, '3.9').docs.map(({ route }) => route);
  expect(routes).toEqual(['/3.9/', '/3.9/faq/general', '/3.9/faq/technical']);
});

it('BLD-08 production builds leave out drafts except their ids, and keep unlisted docs out of the sidebar', () => {
  const ids = current.docs.map(({ id }) => id);
  expect(ids).toEqual(['Introduction', 'faq/general', 'faq/technical', 'faq/hidden']);
  expect(current.drafts.map(({ id }) => id)).toEqual(['faq/draft']);
  expect(current.sidebar).toMatchObject([
    { label: 'Introduction' },
    { label: 'FAQ', items: [{ label: 'General FAQ' }, { label: 'Technical FAQ' }] },
  ]);
});

it('BLD-08 the development server includes drafts as pages, but not in the sidebar', () => {
  const draft = getVersion(readSiteModel({ ...options, includeDrafts: true }), 'current');
  expect(draft.docs.map(({ id }) => id)).toContain('faq/draft');
  expect(draft.drafts.map(({ id }) => id)).toEqual(['faq/draft']);
  expect(draft.sidebar).toEqual(current.sidebar);
});

describe('pages outside any version', () => {
  const folder = useFolder();
  const readModel = () => {
    const none = { versions: [], docs };
    const read = readSiteModel({
      site: none,
      root: folder.at(),
      contentDir: 'content',
      includeDrafts: false,
    });
    // The folder has no git history.
    return { ...read, problems: read.problems.filter(({ rule }) => rule !== 'no-last-update') };
  };

  it('RT-05 are read from content/site, without a sidebar and with an edit link of their own', () => {
    folder.write('content/site/help.md', '---\ntitle: Help\n---\n\nAsk in the forum.\n');
    const { sitePages, versions, problems } = readModel();
    expect(problems).toEqual([]);
    expect([versions, sitePages.sidebar]).toEqual([[], []]);
    const editUrl = `${docs.sitePagesEditUrl}help.md`;
    const help = { route: '/help', title: 'Help', description: 'Ask in the forum.', editUrl };
    expect(sitePages.docs).toMatchObject([help]);
  });

  it('RT-05 are an empty list if the folder content/site does not exist', () => {
    expect(readModel()).toMatchObject({ sitePages: { docs: [] }, problems: [] });
  });

  it('RT-05 are reported if their address looks like one of the docs', () => {
    folder.write('content/site/about.md', '---\ntitle: About\nslug: /who-we-are\n---\n\nText.\n');
    const [problem, ...others] = readModel().problems.map(getProblemTexts);
    expect(others).toEqual([]);
    expect(problem).toEqual([
      'error content/site/about.md:3:1 site-page-address',
      '"/who-we-are" is an address of the docs, but the page belongs to no version.',
      'Add the first part of the address to lib/routing/is-doc-path.ts, or move the page to a version.',
    ]);
  });
});

describe('a site in a Git repository', () => {
  const repository = setUpVersionRepository();

  it('DOC-17 reads date and author of the last update of its pages from Git', () => {
    const { root } = repository;
    const built = readSiteModel({ ...options, root, includeDrafts: false });
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(getVersion(built, 'current').docs[0]?.lastUpdate).toEqual({ date, author: 'Test' });
  });
});

const check = (pages: Doc[], categories: CategoryFile[] = []) => checkPageFolder(pages, categories);

it('BLD-10 reading the site reports a category file that names an unknown doc, with the nearest id', () => {
  const linkTo = (id: string) =>
    check([makeDoc('f/introduction.md')], [makeCategory('f', { link: { type: 'doc', id } })]);
  const hint = 'Did you mean "f/introduction"?';
  expect(linkTo('f/introductoin')).toMatchObject([{ rule: 'unknown-doc-id', hint }]);
  expect(linkTo('introduction')).toEqual([]);
});

it('DOC-14 BLD-09 reading the site reports unknown docs and sidebars in front matter with their lines', () => {
  const keyLines = { pagination_prev: 2, pagination_next: 3, displayed_sidebar: 4 };
  const checkKeys = (pagination_next: string, displayed_sidebar: string | null) => {
    const frontmatter = { pagination_prev: null, pagination_next, displayed_sidebar };
    return check([makeDoc('a.md', { frontmatter, keyLines })]);
  };
  expect(checkKeys('nope', 'tutorialSidbar')).toMatchObject([
    { file: 'content/latest/a.md', line: 3, rule: 'unknown-doc-id', severity: 'error' },
    { line: 4, rule: 'unknown-sidebar-id', hint: 'Did you mean "tutorialSidebar"?' },
  ]);
  expect(checkKeys('a', null)).toEqual([]);
});
