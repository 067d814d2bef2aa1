import { describe, expect, it } from 'vitest';
import { buildGlobalData } from '@/lib/docs/global-data';
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
