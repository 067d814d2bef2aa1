import { expect, describe, it } from 'vitest';
import expected from '@/content/checks/routes.json';
import {
  formatApacheRedirects,
  formatCaddyRedirects,
  formatNetlifyRedirects,
  formatNginxRedirects,
  getSiteRedirects,
} from '@/build/hosting/redirect-rules';

const archived = { label: '3.9', href: 'https://v3p9.docs.example.org/', about: 'Viewer 3.9', path: '/3.9' };
const moved = [
  { from: '/old/page.v1', to: '/faq/general#why' },
  { from: '/gone', to: 'https://ohif.org/?from=docs' },
];
const redirects = getSiteRedirects(moved, { archivedVersions: [archived], baseUrl: '/' });
const host = 'https://v3p9.docs.example.org';

const findFirst = (rules: readonly [string, string][], address: string) => {
  for (const [pattern, target] of rules) {
    const found = new RegExp(pattern).exec(address);
    if (found) return target.replace(/[$%]1|\{re\.\w+\.1\}/, found[1] ?? '');
  }
  return undefined;
};

const readRules = (text: string, rule: RegExp): [string, string][] =>
  [...text.matchAll(rule)].map(({ groups = {} }) => [groups.pattern ?? '', groups.target ?? '']);

/** The patterns and targets of each server's rules, without the query of the request. */
const rulesOf = {
  nginx: readRules(
    formatNginxRedirects(redirects).replaceAll('$is_args$args', ''),
    /~ "(?<pattern>.*)"\)? \{ return 301 "(?<target>.*)"; \}/g,
  ),
  caddy: readRules(
    formatCaddyRedirects(redirects).replaceAll(/(?<=redir.*)\{docs_query\}/g, ''),
    /_regexp \w+ (?:\{\S+\} )?`(?<pattern>.*)`\nredir @\w+ (?<target>\S+) 301/g,
  ),
  apache: readRules(
    formatApacheRedirects(redirects).replaceAll('?%{QUERY_STRING}', ''),
    /RewriteRule "(?<pattern>.*)" "(?<target>.*)" \[R=301,NE,L\]/g,
  ),
};

/** Returns where Netlify and Cloudflare Pages redirect an address. */
function followNetlify(address: string): string | undefined {
  for (const line of formatNetlifyRedirects(redirects).split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    const prefix = from.replace(/\*$/, '');
    if (from === address) return to;
    if (from.endsWith('*') && address.startsWith(prefix))
      return to.replace(':splat', address.slice(prefix.length));
  }
  return undefined;
}

describe.each(Object.entries(rulesOf))('the redirect rules for %s', (_, rules) => {
  it('RT-24 match a former address with and without slash, .html and /index.html', () => {
    for (const form of ['', '/', '.html', '/index.html']) {
      expect([form, findFirst(rules, `/old/page.v1${form}`)]).toEqual([form, '/faq/general#why']);
      expect([form, findFirst(rules, `/gone${form}`)]).toEqual([form, 'https://ohif.org/?from=docs']);
    }
    expect(findFirst(rules, '/old/page-v1')).toBeUndefined();
  });

  it('RT-24 redirect every page of a retired version to its new host, and no other page', () => {
    const pages = expected.versions['3.9'].pages.map(({ route }) => route.replace(/(?<=.)\/$/, ''));
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages)
      for (const from of ['', '.html', '/index.html'].map((form) => page + form))
        expect([from, findFirst(rules, from)]).toEqual([from, host + (page.slice('/3.9'.length) || '/')]);
    for (const { route } of expected.versions.latest.pages) expect(findFirst(rules, route)).toBeUndefined();
    expect([findFirst(rules, '/3x9/faq/'), findFirst(rules, '/3.90/faq/')]).toEqual([undefined, undefined]);
  });
});

it('RT-24 redirect rules for Netlify and Cloudflare Pages match addresses with and without slash, and retired versions', () => {
  const found = ['/gone', '/gone/', '/3.9', '/3.9/faq/general', '/faq/'].map(followNetlify);
  const gone = 'https://ohif.org/?from=docs';
  expect(found).toEqual([gone, gone, `${host}/`, `${host}/faq/general`, undefined]);
});

it('RT-26 redirect rules contain the base path before addresses of the site, but not before other hosts', () => {
  expect(getSiteRedirects(moved, { archivedVersions: [archived], baseUrl: '/docs/' })).toEqual({
    moved: [
      { from: '/docs/old/page.v1', to: '/docs/faq/general#why' },
      { from: '/docs/gone', to: 'https://ohif.org/?from=docs' },
    ],
    retired: [{ path: '/docs/3.9', href: host }],
  });
});
