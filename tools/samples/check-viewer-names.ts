import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import { memoize } from '@/lib/text/memoize';
import { dottedNamePattern, type ViewerNames } from '@/tools/viewer/viewer-names';
import type { SampleFault, Sample } from './sample';
import { scriptLanguages } from './completed-script';

type Facts = ViewerNames & { places: ReadonlySet<string> };

/**
 * Reads the names of a release line, in a list that `npm run samples:viewer` writes. Lines that this site does not
 * serve, whose code only migration guides show, need no list.
 * @throws Error if a line that this site serves has no list
 */
const readFacts = memoize((version: string): Facts | null => {
  const list = `content/checks/viewer-files-${version}.json`;
  if (!existsSync(list)) {
    if (!site.versions.some((served) => getCheckedLine(served) === version)) return null;
    throw new Error(
      `There is no ${list} with the names of viewer ${version}. Run npm run samples:viewer -- <checkout of the viewer> ${version}, or correct "checkedAgainst" in versions.config.ts.`,
    );
  }
  const facts = JSON.parse(readFileSync(list, 'utf8')) as ViewerNames;
  const folders = facts.files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return { ...facts, places: new Set(folders) };
});

/** Commands of `yarn` that are not scripts of the viewer: those of yarn itself, of packages, and of Cornerstone. */
const yarnCommands: ReadonlySet<string> = new Set([
  'install',
  'add',
  'remove',
  'link',
  'unlink',
  'config',
  'cache',
  'why',
  'global',
  'npm',
  'list',
  'upgrade',
  'workspace',
  'info',
  'dlx',
  'set',
  'playwright',
  'build:esm',
]);

/**
 * Checks that names in a sample exist in the viewer: scripts, files, modules of extensions, commands, customizations
 * and evaluators.
 * @param page code of all samples of the page; names defined in this code are accepted
 */
export function checkViewerNames(sample: Sample, page: string): SampleFault[] {
  const facts = readFacts(sample.version);
  if (!facts) return [];
  return sample.code.split('\n').flatMap((text, index) => {
    if (sample.lang === 'diff' && text.startsWith('-')) return [];
    const isShell = sample.lang === 'bash' || sample.lang === 'powershell';
    const isCode = scriptLanguages.has(sample.lang) || sample.lang === 'diff';
    return [
      ...(isShell ? [...findUnknownScripts(text, facts), ...findUnknownFiles(text, facts)] : []),
      ...(isCode ? [...findUnknownModules(text, facts), ...findUnknownNames(text, facts)] : []),
      ...(isCode ? findUnknownCommands(text, facts, `${page}\n${sample.meta.given ?? ''}`) : []),
    ].map((message) => ({
      line: index + 1,
      rule: 'sample-viewer',
      message: `${message} in the viewer ${sample.version}.`,
      hint: 'Look up the name in the source code of that version.',
    }));
  });
}

function findUnknownScripts(text: string, { scripts }: Facts): string[] {
  const all = new Set(Object.values(scripts).flat());
  const used = [...text.replace(/(^|\s)#.*/, '').matchAll(/\byarn\s+(?:run\s+)?([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  return used
    .filter((name) => !all.has(name) && !yarnCommands.has(name))
    .map((name) => `There is no command "${name}"`);
}

/** Matches paths that are not in the repository of the viewer: files of the reader, and output of builds. */
const ownFiles =
  /(^|\/)(my-|my_|dist|node_modules|build|case-|hospital|clinic|www|ohif|logs?)|\/public\/config\/[\w-]+\.js$/;

function findUnknownFiles(text: string, { places }: Facts): string[] {
  const used = [
    ...text.matchAll(
      /(?<![\w./@-])((?:platform|extensions|modes|\.scripts|\.webpack|addOns)\/[\w./-]*[\w-])/g,
    ),
  ].map(([, path = '']) => path);
  return used
    .filter((path) => !places.has(path.replace(/\/src\/.*/, '/src')) && !ownFiles.test(path))
    .map((path) => `There is no ${path}`);
}

function findUnknownModules(text: string, { modules, modes }: Facts): string[] {
  return [...text.matchAll(/['"](@ohif\/(?:extension|mode)-[\w-]+)(?:\.(\w+)\.([\w.@/-]+))?['"]/g)].flatMap(
    ([, id = '', , name]) => {
      if (!(id in modules) && !modes.includes(id)) return [`There is no ${id}`];
      if (name === undefined || modules[id]?.includes(name)) return [];
      return [`${id} has no module "${name}"`];
    },
  );
}

function findUnknownNames(text: string, { names }: Facts): string[] {
  return [...text.matchAll(dottedNamePattern)]
    .map(([, name = '']) => name)
    .filter((name) => !names.includes(name) && !name.includes('.my'))
    .map((name) => `There is no "${name}"`);
}

const commandUse = /(?:commandName: |\brun(?:Command|Async)?\(|\bcommands: )['"](\w+)['"]/g;

function findUnknownCommands(text: string, { commands }: Facts, page: string): string[] {
  return [...text.matchAll(commandUse)]
    .map(([, name = '']) => name)
    .filter((name) => !commands.includes(name) && !isDefined(name, page))
    .map((name) => `There is no command "${name}"`);
}

/** True if code of the page defines a command: as a key of an object, or as an argument of `registerCommand`. */
function isDefined(name: string, page: string): boolean {
  return new RegExp(`(?:^|[\\s{,])${name}\\s*:|['"]${name}['"],\\s*[{(]`, 'm').test(page);
}
