import { describe, expect, it } from 'vitest';
import { buildGlobalData, type GlobalVersion } from '@/lib/docs/global-data';
import { getDoc, getDocsData, getSidebarLink } from '@/lib/docs/lookups';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const introduction = { frontmatter: { id: 'Introduction', slug: '/', sidebar_position: 1 } };
const model = makeModel([
  makeVersion([
    makeDoc('README.md', introduction),
    'faq/general.md',
    makeDoc('soon.md', { draft: true }),
    makeDoc('bare.md', { frontmatter: { displayed_sidebar: null } }),
  ]),
  makeVersion(
    [makeDoc('README.md', introduction, olderConfig), 'faq/general.md', 'only39.md'],
    [],
    olderConfig,
  ),
]);
const globalData = buildGlobalData(model, { breadcrumbs: true });
const { versions } = getDocsData(globalData);
const [current, older] = versions as [GlobalVersion, GlobalVersion];

function catchError(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

describe('buildGlobalData', () => {
  it('VER-01 VER-02 VER-03 VER-04 has the two versions with all of their fields', () => {
    expect(globalData).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/',
          breadcrumbs: true,
          versions: [
            {
              name: 'current',
              label: '3.10.4 (Latest)',
              isLast: true,
              path: '/',
              mainDocId: 'Introduction',
              docs: [
                { id: 'Introduction', path: '/', sidebar: 'tutorialSidebar' },
                { id: 'bare', path: '/bare' },
                { id: 'faq/general', path: '/faq/general', sidebar: 'tutorialSidebar' },
              ],
              draftIds: ['soon'],
              sidebars: { tutorialSidebar: { link: { path: '/', label: 'Introduction' } } },
            },
            {
              name: '3.9',
              label: '3.9',
              isLast: false,
              path: '/3.9',
              mainDocId: 'Introduction',
              docs: [
                { id: 'Introduction', path: '/3.9/', sidebar: 'tutorialSidebar' },
                { id: 'faq/general', path: '/3.9/faq/general', sidebar: 'tutorialSidebar' },
                { id: 'only39', path: '/3.9/only39', sidebar: 'tutorialSidebar' },
              ],
              draftIds: [],
              sidebars: { tutorialSidebar: { link: { path: '/3.9/', label: 'Introduction' } } },
            },
          ],
        },
      },
    });
  });
});

describe('getDoc', () => {
  it('VER-15 takes the doc from the first candidate that has it', () => {
    expect(getDoc([older, current], 'faq/general')?.path).toBe('/3.9/faq/general');
    expect(getDoc([current, older], 'only39')?.path).toBe('/3.9/only39');
  });

  it('LKP-01 an unknown id throws, naming it, the versions and the known ids', () => {
    const { message } = catchError(() => getDoc([older, current], 'nope'));
    for (const part of ['"nope"', '"3.9", "current"', '- only39', '- Introduction', '- faq/general']) {
      expect(message).toContain(part);
    }
    expect(message.match(/- faq\/general/g)).toHaveLength(1);
  });

  it('LKP-02 a draft’s id gives nothing', () => {
    expect(getDoc([current], 'soon')).toBeUndefined();
    expect(() => getDoc([older], 'soon')).toThrow('"soon"');
  });
});

describe('getSidebar', () => {
  it('LKP-03 an unknown id throws and lists the available ones', () => {
    expect(() => getSidebarLink([current, older], 'nope')).toThrow(/"nope"[^]*- tutorialSidebar$/);
  });

  it('LKP-05 a sidebar with nothing to link to throws with its name, others give their first page', () => {
    const empty = { ...current, sidebars: { empty: {} } };
    expect(() => getSidebarLink([empty], 'empty')).toThrow('"empty"');
    expect(getSidebarLink([older, current], 'tutorialSidebar')).toEqual({
      path: '/3.9/',
      label: 'Introduction',
    });
  });
});

describe('getDocsData', () => {
  it('LKP-04 without the docs plugin it throws, saying so, and keeps the cause', () => {
    const error = catchError(() => getDocsData({}));
    expect(error.message).toContain('the docs plugin does not seem to be enabled');
    expect(error.cause).toBeInstanceOf(Error);
    expect(String(error.cause)).toContain('docusaurus-plugin-content-docs');
  });

  it('LKP-04 a plugin id that is not there throws as well', () => {
    expect(String(catchError(() => getDocsData(globalData, 'api')).cause)).toContain('"api"');
  });
});
