import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSiteModel } from '@/lib/docs/build-model';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import type { RunningNames } from '@/tools/viewer/running-names';
import internal from '@/content/checks/internal-names.json';

const line = getCheckedLine(getLatestVersion(site.versions));
const namesFile = `content/checks/viewer-running-${line}.json`;
const names = JSON.parse(readFileSync(namesFile, 'utf8')) as RunningNames;
/** Names that pages do not explain on purpose, with the reason. */
const reasons: Record<string, string> = internal;

const fence = /^( *)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^\1\2 *$/gm;

/** A page with its code blocks, and its text in backticks and headings. */
interface Page {
  file: string;
  samples: string[];
  inline: string[];
}

function readPages(): Page[] {
  const { versions } = readSiteModel({ contentDir: 'content', includeDrafts: false });
  const latest = site.versions.find(({ isLast }) => isLast)?.name;
  const docs = versions.find(({ name }) => name === latest)?.docs ?? [];
  return docs
    .filter(({ file }) => !file.includes('/migration-guide/'))
    .map(({ file, body }) => ({
      file,
      samples: [...body.matchAll(fence)].map(([, , , , code = '']) => code),
      inline: [...body.replace(fence, '').matchAll(/`([^`\n]+)`|^#+ (.*)/gm)].map(
        ([, code, heading]) => code ?? heading ?? '',
      ),
    }));
}

const pages = readPages();
const codeOf = ({ samples, inline }: Page) => [...samples, ...inline].join('\n');

/** True if the code contains the name as a whole word. */
function hasName(code: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w@-])${literal}(?![\\w-])`).test(code);
}

const codes = pages.map(codeOf);
const allCode = codes.join('\n');
const commands = new Set(Object.values(names.commands).flat());
const services = Object.entries(names.services);
/** Methods of all pub-sub services. */
const inherited = new Set(
  'subscribe subscribeDebounced _broadcastEvent createConsumableEvent reset'.split(' '),
);

const findMissing = (list: readonly string[], code = allCode) => list.filter((name) => !hasName(code, name));
const unexplained = (list: readonly string[]) => list.filter((name) => !(name in reasons));

it.each([
  ['commands', [...commands]],
  ['contexts of commands', Object.keys(names.commands)],
  ['customizations', names.customizations],
  ['buttons', names.buttons],
  ['hanging protocols', names.hangingProtocols],
])('pages name all %s of the viewer in code or a heading, unless they are listed as internal', (_, list) => {
  expect(unexplained(findMissing(list))).toEqual([]);
});

it('pages name each service of the viewer in code, with its methods and events, unless they are listed as internal', () => {
  const missing = services.flatMap(([service, { methods, events }]) => {
    const code = codes.filter((text) => hasName(text, service)).join('\n');
    if (!code) return [service];
    return findMissing([...methods, ...events], code).map((name) => `${service}.${name}`);
  });
  expect(unexplained(missing)).toEqual([]);
});

it('pages name each module of the viewer’s extensions in code, with or without the name of the extension', () => {
  const references = Object.values(names.modules).flat();
  const shorten = (reference: string) => reference.replace(/^.*?Module\./, '');
  const missing = references.filter(
    (reference) => !hasName(allCode, reference) && !hasName(allCode, shorten(reference)),
  );
  expect(unexplained(missing)).toEqual([]);
});

it('the page about hotkeys names each command that a default hotkey of the viewer runs', () => {
  const page = pages.find(({ file }) => file.endsWith('platform/managers/hotkeys.md'));
  const bound = names.hotkeys.map((hotkey) => hotkey.split(' ')[1] ?? '');
  expect(bound.length).toBeGreaterThan(20);
  expect(findMissing(bound, page && codeOf(page))).toEqual([]);
});

it('the list of internal names, which pages leave out, has a reason for each name', () => {
  expect(Object.entries(reasons).filter(([, reason]) => reason.length < 10)).toEqual([]);
});

it('the list of internal names contains only names of the viewer that no page names', () => {
  const all = [
    ...commands,
    ...names.customizations,
    ...names.buttons,
    ...Object.values(names.modules).flat(),
  ];
  const members = services.flatMap(([service, { methods, events }]) =>
    [...methods, ...events].map((name) => `${service}.${name}`),
  );
  const unknown = Object.keys(reasons).filter((name) => ![...all, ...members].includes(name));
  expect(unknown).toEqual([]);
  const named = Object.keys(reasons).filter((name) => {
    const [service = '', member] = name.split('.');
    const code = member === undefined ? codes : codes.filter((text) => hasName(text, service));
    return hasName(code.join('\n'), member ?? name);
  });
  expect(named).toEqual([]);
});

/** Names that samples use for commands and services that readers would write themselves. */
const invented = new Set(['loadReport', 'showReport', 'openReport', 'closeReport', 'watchlistService']);
const isInvented = (name: string) => invented.has(name) || name.startsWith('acme.');

/** True if a sample of the page defines the name. */
const defines = ({ samples }: Page, name: string) =>
  samples.some((code) =>
    new RegExp(`(?<![\\w.])${name}\\s*(?::|\\(|=[^=]|,|\\})|name: '${name}'`).test(code),
  );

/** A command, or a member of a service, that code of a page uses. */
interface Use {
  page: Page;
  service: string;
  name: string;
}

const samplesOf = ({ samples }: Page) => samples.join('\n');

/** Finds uses with patterns that have a group `service` or `names`, which may be a list: `const { a, b } = services`. */
const findUses = (read: (page: Page) => string, ...patterns: RegExp[]): Use[] =>
  pages.flatMap((page) =>
    patterns
      .flatMap((pattern) => [...read(page).matchAll(pattern)])
      .flatMap(({ groups: { service = '', names: list = '' } = {} }) =>
        [...list.matchAll(/(?:^|,)\s*([\w.]+)/g)].map(([, name = '']) => ({ page, service, name })),
      ),
  );

const listUnknown = (uses: readonly Use[], isKnown: (use: Use) => boolean): string[] =>
  uses.filter((use) => !isKnown(use)).map(({ page, service, name }) => `${page.file}: ${service} ${name}`);

it('code samples on docs pages run only commands that the viewer has or that the page defines', () => {
  const call =
    /(?:runCommand\(|runAsync\(|\.run\(|commandName:|\bcommands:|(?:runAsync|run)\(\[)\s*'(?<names>[^'\n]+)'/g;
  const used = findUses(samplesOf, call);
  expect(commands.size).toBeGreaterThan(100);
  expect(used.length).toBeGreaterThan(50);
  const isKnown = ({ page, name }: Use) => commands.has(name) || isInvented(name) || defines(page, name);
  expect(listUnknown(used, isKnown)).toEqual([]);
});

it('code samples on docs pages use only services that the viewer has or that the page defines', () => {
  const taken = findUses(
    samplesOf,
    /\{(?<names>[^{}]*)\}\s*=\s*(?:\w+\.)*services\b/g,
    /\bservices\??\.(?<names>\w+)/g,
  );
  expect(taken.length).toBeGreaterThan(100);
  const isKnown = ({ page, name }: Use) => name in names.services || isInvented(name) || defines(page, name);
  expect(listUnknown(taken, isKnown)).toEqual([]);
});

it('code on docs pages calls only methods that the services of the viewer have', () => {
  const call = /(?<![.\w])(?:\w+\.)*(?<service>\w+Service)\??\.(?<names>\w+)(?:\?\.)?\(/g;
  const calls = findUses(codeOf, call);
  expect(calls.length).toBeGreaterThan(200);
  const isKnown = ({ service, name }: Use) =>
    names.services[service]?.methods.includes(name) !== false || inherited.has(name);
  expect(listUnknown(calls, isKnown)).toEqual([]);
});

it('code on docs pages names only events that the services of the viewer have', () => {
  const used = findUses(
    codeOf,
    /(?<service>\w+Service)\.EVENTS\.(?<names>\w+)/g,
    /\{(?<names>[^{}]*)\}\s*=\s*(?<service>\w+Service)\.EVENTS\b/g,
  );
  expect(used.length).toBeGreaterThan(30);
  const isKnown = ({ service, name }: Use) => names.services[service]?.events.includes(name) !== false;
  expect(listUnknown(used, isKnown)).toEqual([]);
});
