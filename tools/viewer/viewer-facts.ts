import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names from the viewer's repository that pages use. */
export interface ViewerFacts {
  /** Version of the checkout. */
  version: string;
  /** Files and `src` folders that commands can name. */
  files: string[];
  /** Commands of the `package.json` files, by folder. */
  scripts: Record<string, string[]>;
  /** Names of an extension's modules, by the extension's id. */
  modules: Record<string, string[]>;
  /** Ids of the modes. */
  modes: string[];
  /** Names of commands. */
  commands: string[];
  /** Names with dots: customizations, evaluators, kinds of buttons. */
  names: string[];
}

const folders = ['platform', 'extensions', 'modes', 'addOns', 'tests', '.scripts', '.webpack', '.docker'];
const leftOut =
  /(^|\/)(node_modules|docs(?!\/package\.json)|locales|dist|__screenshots__|screenshots)(\/|$)|\.(svg|png|jpe?g|gif|ico|dcm|woff2?)$/;

/** Reads the names that pages use from a checkout of the viewer. */
export function readViewerFacts(viewer: string): ViewerFacts {
  return {
    version: readFileSync(join(viewer, 'version.txt'), 'utf8').trim(),
    files: listPlaces(viewer),
    scripts: readAllScripts(viewer),
    modules: Object.fromEntries(
      readdirSync(join(viewer, 'extensions')).map((name) => readModules(viewer, name)),
    ),
    commands: readCommands(viewer),
    names: readDottedNames(viewer),
    modes: readdirSync(join(viewer, 'modes')).flatMap(
      (name) => readPackage(join(viewer, 'modes', name))?.name ?? [],
    ),
  };
}

/** The default keys of the viewer, with the file that they are from. */
export async function readHotkeys(viewer: string) {
  const base = 'platform/core/src/defaults/hotkeyBindings';
  const source = [`${base}.ts`, `${base}.js`].find((file) => existsSync(join(viewer, file))) ?? base;
  const { default: bindings } = (await import(pathToFileURL(join(viewer, source)).href)) as {
    default: { label: string; keys: string[] }[];
  };
  return { source, bindings: bindings.map(({ label, keys }) => ({ label, keys })) };
}

/**
 * The keys that the viewer reads of `window.config`, each with the first file that does, and those that only its type
 * has, with the type's file.
 */
export function readConfigKeys(viewer: string): {
  read: Record<string, string>;
  typed: Record<string, string>;
} {
  const read: Record<string, string> = {};
  for (const file of listSources(viewer)) {
    for (const key of findReads(readFileSync(join(viewer, file), 'utf8'), file)) read[key] ??= file;
  }
  for (const key of notConfigKeys) delete read[key];
  const types = 'platform/core/src/types/AppTypes.ts';
  const config =
    /interface Config \{([\s\S]*?)\n {4}\}/.exec(readFileSync(join(viewer, types), 'utf8'))?.[1] ?? '';
  const typed = [...config.matchAll(/^ {6}(\w+)\??:/gm)].flatMap(([, key = '']) =>
    key in read ? [] : [[key, types]],
  );
  return { read: sortKeys(read), typed: sortKeys(Object.fromEntries(typed) as Record<string, string>) };
}

/** Keys that the viewer itself adds to its configuration, and words that only look like a key. */
const notConfigKeys = ['loadedModes', 'appConfig', 'tsx', 'js', 'then'];

function findReads(text: string, file: string): string[] {
  const direct = text.matchAll(/\b(?:_?appConfig|window\.config|appConfigState)\)?\??\.(\w+)/g);
  const taken = text.matchAll(
    /\{([^{}]*)\}\s*=\s*(?:\w+\.)?(?:_?appConfig|appConfigState|window\.config)\b/g,
  );
  const dynamic = file.endsWith('loadDynamicConfig.js') ? text.matchAll(/\bconfig\.(\w+)/g) : [];
  return [
    ...[...direct, ...dynamic].map(([, key = '']) => key),
    ...[...taken].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.split(/[:=]/)[0]?.trim() ?? ''),
    ),
  ].filter((key) => /^[a-z]\w*$/i.test(key));
}

function sortKeys(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function listFiles(viewer: string, folder: string): string[] {
  if (!existsSync(join(viewer, folder))) return [];
  return readdirSync(join(viewer, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(viewer, join(entry.parentPath, entry.name)))
    .filter((file) => !leftOut.test(file));
}

/** Files that commands can name; of `src` folders only that they are there. */
function listPlaces(viewer: string): string[] {
  const files = folders
    .flatMap((folder) => listFiles(viewer, folder))
    .filter((file) => !/\/(cypress|\.storybook)\/|\/(CHANGELOG\.md|LICENSE)$/.test(file))
    .map((file) => file.replace(/\/src\/.*/, '/src'))
    .concat(readdirSync(viewer).filter((name) => /\.[jt]s$|\.json$|^Dockerfile$/.test(name)));
  return [...new Set(files)].toSorted();
}

/** Files of extensions, modes and the app that hold code and no tests. */
function listSources(viewer: string): string[] {
  return ['platform', 'extensions', 'modes']
    .flatMap((folder) => listFiles(viewer, folder))
    .filter((file) => /\/src\/.*\.[jt]sx?$/.test(file) && !/test|stories|__mocks__/.test(file))
    .toSorted();
}

/** Keys of `definitions` in the command modules. */
function readCommands(viewer: string): string[] {
  const found = listSources(viewer)
    .filter((file) => /commandsModule\./i.test(file))
    .flatMap((file) => {
      const [, definitions = ''] = readFileSync(join(viewer, file), 'utf8').split(/\bdefinitions\b[^{]*\{/);
      return [...definitions.matchAll(/^ {4}(\w+)(?::|,)/gm)].map(([, name = '']) => name);
    });
  return [...new Set(found)].toSorted();
}

/** Name prefixes by which the viewer distinguishes customizations, evaluators and kinds of buttons. */
export const dottedNames =
  /['"`]((?:evaluate|ohif|ui|routes|viewportOverlay|panelSegmentation|panelMeasurement|studyBrowser|viewportActionMenu|viewportDownload|viewportNotification|layoutSelector|measurementsContextMenu|PanelSegmentation|PanelMeasurement|PanelStudyBrowser|cornerstone)\.[\w.]+)['"`]/g;

function readDottedNames(viewer: string): string[] {
  const found = listSources(viewer).flatMap((file) =>
    [...readFileSync(join(viewer, file), 'utf8').matchAll(dottedNames)].map(([, name = '']) => name),
  );
  return [...new Set(found)].toSorted();
}

function readPackage(folder: string): { name?: string; scripts?: Record<string, string> } | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }) : undefined;
}

function readAllScripts(viewer: string): Record<string, string[]> {
  const inside = ['platform', 'extensions', 'modes'].flatMap((folder) =>
    readdirSync(join(viewer, folder)).map((name) => `${folder}/${name}`),
  );
  const all = ['.', ...inside].map((folder) => [folder, readScripts(join(viewer, folder))] as const);
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

function readScripts(folder: string): string[] {
  return Object.keys(readPackage(folder)?.scripts ?? {}).toSorted();
}

/** Names of an extension's modules: every `name: '…'` of the files that define them. Calls prove nothing: some are stale. */
function readModules(viewer: string, name: string): [id: string, names: string[]] {
  const names = listFiles(viewer, `extensions/${name}/src`)
    .filter((file) => moduleFiles.test(file))
    .flatMap((file) => [
      ...readFileSync(join(viewer, file), 'utf8').matchAll(
        /\b(?:name\s*:|\w+Name\s*=)\s*['"]([\w.@/-]+)['"]/g,
      ),
    ])
    .map(([, found = '']) => found);
  return [readPackage(join(viewer, 'extensions', name))?.name ?? name, [...new Set(names)].toSorted()];
}

const moduleFiles = /\/(?:get\w*Module|index)\.[jt]sx?$/i;
