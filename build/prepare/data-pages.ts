import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { toolHeadings } from '@/lib/deploy-tools/headings';
import { readSections } from '@/lib/mdx/read-sections';
import type { PageFromData } from '@/lib/search/site-records';
import type { ControlText, KeyboardShortcut, PatternText, ShowcaseTexts } from '@/lib/showcase/texts';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { getControlRoute, getPatternRoute } from '@/lib/site/showcase-names';
import type { ChangeList } from '@/lib/versions/change-list';

const readText = (node: ReactNode) =>
  readSections(renderToStaticMarkup(node))
    .map(({ text }) => text)
    .join('\n');

/**
 * Returns the text of `/changes` for the search index, without its tables: they contain the titles of all pages, and
 * searches should find these pages instead.
 */
function getChangesPage(changes: ChangeList | null): PageFromData {
  const { intro, sections } = getChangesPageContent(changes);
  return {
    route: '/changes',
    ...codePageHeads['/changes'],
    intro: readText(intro),
    sections: sections.map(({ id, title, body }) => ({
      anchor: id,
      title,
      content: id === 'size' ? readText(body) : '',
    })),
  };
}

/** Describes the page of a tool, whose text appears only in the browser: with other words for it, and its headings. */
function getToolPage(
  route: '/tools/config' | '/tools/headers' | '/tools/setup',
  words: string,
  texts: Partial<Record<keyof typeof toolHeadings, string>>,
): PageFromData {
  const head = codePageHeads[route];
  const sections = (Object.keys(texts) as (keyof typeof toolHeadings)[]).map((anchor) => ({
    anchor,
    title: toolHeadings[anchor],
    content: texts[anchor] ?? '',
  }));
  return { route, ...head, intro: `${head.description} ${words}`, sections };
}

const toolPages = [
  getToolPage('/tools/config', 'Config checker, validator, lint, app-config.js, window.config.', {
    findings: 'Syntax error, unknown key, typo, data source, oidc.',
    explain: 'What each key of a config does, and its default.',
  }),
  getToolPage(
    '/tools/headers',
    'Header checker, CORS checker, CORS test, blocked by CORS policy, curl -i, HAR, Access-Control-Allow-Origin.',
    {
      commands: 'curl commands with Origin and preflight (OPTIONS), for bash and PowerShell.',
      findings:
        'Preflight status, Authorization not allowed, wildcard, redirect, COOP, COEP, CORP, X-Frame-Options, frame-ancestors, MIME type, nosniff, Cache-Control, mixed content. Lines for nginx, Apache, Caddy, IIS, Orthanc, dcm4chee and cloud archives.',
    },
  ),
  getToolPage(
    '/tools/setup',
    'Setup generator, wizard, docker-compose.yml, nginx.conf, Apache, Caddyfile, web.config, app-config.js.',
    {
      answers:
        'Orthanc, dcm4chee, Google Cloud Healthcare, Azure, AWS HealthImaging, static files. Docker, nginx, Apache, Caddy, IIS, object storage. CORS or same origin, HTTPS, oauth2-proxy, OpenID Connect, sub-path, no internet.',
      setup: 'Files, commands, and how to check that they work.',
    },
  ),
];

const plain = (text: string) => text.replaceAll('`', '');
const join = (texts: readonly string[]) => plain(texts.join('\n'));

const getKeysAndNotes = ({ keyboard, notes }: { keyboard: KeyboardShortcut[]; notes: string[] }) => [
  {
    anchor: 'keyboard',
    title: 'Keyboard',
    content: join(keyboard.map(({ keys, does }) => `${keys.join(', ')}: ${does}`)),
  },
  { anchor: 'notes', title: 'Notes', content: join(notes) },
];

const toControlPage = (text: ControlText): PageFromData => ({
  route: getControlRoute(text.name),
  title: text.name,
  description: plain(text.summary),
  sections: [
    ...text.demos.map(({ id, title, description }) => ({ anchor: id, title, content: plain(description) })),
    { anchor: 'use', title: 'When to use it', content: join([...text.use, ...text.avoid]) },
    ...getKeysAndNotes(text),
  ],
});

const toPatternPage = (text: PatternText): PageFromData => ({
  route: getPatternRoute(text.id),
  title: text.name,
  description: plain(text.summary),
  sections: [
    {
      anchor: 'parts',
      title: 'What is in it',
      content: join(text.parts.map(({ title, description }) => `${title}: ${description}`)),
    },
    {
      anchor: 'services',
      title: 'What feeds it in the viewer',
      content: join(text.services.map(({ label, does }) => `${label}: ${does}`)),
    },
    ...getKeysAndNotes(text),
  ],
});

/** Returns the pages that are not written in Markdown, for the search index. */
export const getDataPages = (
  changes: ChangeList | null,
  { controls, patterns }: ShowcaseTexts,
): readonly PageFromData[] => [
  getChangesPage(changes),
  ...toolPages,
  ...Object.entries(galleryHeads).map(([route, head]) => ({ route, ...head, sections: [] })),
  ...controls.map(toControlPage),
  ...patterns.map(toPatternPage),
];
