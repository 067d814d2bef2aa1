import { toolHeadings } from '@/lib/deploy-tools/headings';
import { codePageHeads } from '@/lib/site/code-page-heads';
import type { PageFromData } from '@/lib/search/site-records';
import type { ShowcaseTexts } from '@/lib/showcase/texts';
import type { ChangeList } from '@/lib/versions/change-list';
import { getChangesSearchPage } from './changes-search-page';
import { getShowcaseSearchPages } from './showcase-search-pages';

const sectionOf = (anchor: keyof typeof toolHeadings, content: string) => ({
  anchor,
  title: toolHeadings[anchor],
  content,
});

/** The page that checks config files, whose text appears only in the browser. */
const configToolPage: PageFromData = {
  route: '/tools/config',
  ...codePageHeads['/tools/config'],
  intro: `${codePageHeads['/tools/config'].description} Config checker, validator, lint, app-config.js, window.config.`,
  sections: [
    sectionOf('findings', 'Syntax error, unknown key, typo, data source, oidc.'),
    sectionOf('explain', 'What each key of a config does, and its default.'),
  ],
};

/** The page that checks response headers, whose findings appear only in the browser. */
const headerToolPage: PageFromData = {
  route: '/tools/headers',
  ...codePageHeads['/tools/headers'],
  intro: `${codePageHeads['/tools/headers'].description} Header checker, CORS checker, CORS test, blocked by CORS policy, curl -i, HAR, Access-Control-Allow-Origin.`,
  sections: [
    sectionOf('commands', 'curl commands with Origin and preflight (OPTIONS), for bash and PowerShell.'),
    sectionOf(
      'findings',
      'Preflight status, Authorization not allowed, wildcard, redirect, COOP, COEP, CORP, X-Frame-Options, frame-ancestors, MIME type, nosniff, Cache-Control, mixed content. Lines for nginx, Apache, Caddy, IIS, Orthanc, dcm4chee and cloud archives.',
    ),
  ],
};

/** The page that generates setups. */
const setupToolPage: PageFromData = {
  route: '/tools/setup',
  ...codePageHeads['/tools/setup'],
  intro: `${codePageHeads['/tools/setup'].description} Setup generator, wizard, docker-compose.yml, nginx.conf, Apache, Caddyfile, web.config, app-config.js.`,
  sections: [
    sectionOf(
      'answers',
      'Orthanc, dcm4chee, Google Cloud Healthcare, Azure, AWS HealthImaging, static files. Docker, nginx, Apache, Caddy, IIS, object storage. CORS or same origin, HTTPS, oauth2-proxy, OpenID Connect, sub-path, no internet.',
    ),
    sectionOf('setup', 'Files, commands, and how to check that they work.'),
  ],
};

/** Returns the pages that are not written in Markdown, for the search index. */
export const getDataPages = (
  changes: ChangeList | null,
  showcaseTexts: ShowcaseTexts,
): readonly PageFromData[] => [
  getChangesSearchPage(changes),
  configToolPage,
  headerToolPage,
  setupToolPage,
  ...getShowcaseSearchPages(showcaseTexts),
];
