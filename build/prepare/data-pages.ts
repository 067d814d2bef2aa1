import { explainHeading, findingsHeading } from '@/lib/i18n/messages/deploy-tools';
import { codePageHeads } from '@/lib/site/code-page-heads';
import type { PageFromData } from '@/lib/search/site-records';
import type { ChangeList } from '@/lib/versions/change-list';
import { getChangesSearchPage } from './changes-search-page';
import { getShowcaseSearchPages } from './showcase-search-pages';

/** The page that checks config files, whose text appears only in the browser. */
const configToolPage: PageFromData = {
  route: '/tools/config',
  ...codePageHeads['/tools/config'],
  intro: `${codePageHeads['/tools/config'].description} Config checker, validator, lint, app-config.js, window.config.`,
  sections: [
    {
      anchor: 'findings',
      title: findingsHeading,
      content: 'Syntax error, unknown key, typo, data source, oidc.',
    },
    { anchor: 'explain', title: explainHeading, content: 'What each key of a config does, and its default.' },
  ],
};

/** Returns the pages that are not written in Markdown, for the search index. */
export const getDataPages = (changes: ChangeList | null): readonly PageFromData[] => [
  getChangesSearchPage(changes),
  configToolPage,
  ...getShowcaseSearchPages(),
];
