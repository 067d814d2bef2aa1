import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names in the viewer's repository that pages can mention. */
export interface ViewerNames {
  /** Version of the viewer, from `version.txt`. */
  version: string;
  /** Paths of files and of `src` folders. */
  files: string[];
  /** Folder of a `package.json` → names of its scripts. */
  scripts: Record<string, string[]>;
  /** Id of an extension → names of its modules. */
  modules: Record<string, string[]>;
  /** Ids of modes. */
  modes: string[];
  /** Names of commands. */
  commands: string[];
  /** Names that contain dots: customizations, evaluators and kinds of buttons. */
  names: string[];
}

const folders = ['platform', 'extensions', 'modes', 'addOns', 'tests', '.scripts', '.webpack', '.docker'];
const leftOut =
  /(^|\/)(node_modules|docs(?!\/package\.json)|locales|dist|__screenshots__|screenshots)(\/|$)|\.(svg|png|jpe?g|gif|ico|dcm|woff2?)$/;

/** Reads names from a checkout of the viewer, given the path of its folder. */
export function readViewerNames(viewer: string): ViewerNames {
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

/** Reads the default hotkeys of the viewer, and the path of the file that defines them. */
export async function readHotkeys(viewer: string) {
  const base = 'platform/core/src/defaults/hotkeyBindings';
  const source = [`${base}.ts`, `${base}.js`].find((file) => existsSync(join(viewer, file))) ?? base;
  const { default: bindings } = (await import(pathToFileURL(join(viewer, source)).href)) as {
    default: { label: string; keys: string[] }[];
  };
  return { source, bindings: bindings.map(({ label, keys }) => ({ label, keys })) };
}

/**
 * Reads the keys of `window.config`: keys that code of the viewer reads, each with the first file that reads it, and
 * keys that only the type of the configuration declares.
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

/** Names that are not configuration keys: properties that the viewer adds itself, and false matches of the patterns. */
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

/** Lists the files of the repository; each `src` folder is listed as one path, without its files. */
function listPlaces(viewer: string): string[] {
  const files = folders
    .flatMap((folder) => listFiles(viewer, folder))
    .filter((file) => !/\/(cypress|\.storybook)\/|\/(CHANGELOG\.md|LICENSE)$/.test(file))
    .map((file) => file.replace(/\/src\/.*/, '/src'))
    .concat(readdirSync(viewer).filter((name) => /\.[jt]s$|\.json$|^Dockerfile$/.test(name)));
  return [...new Set(files)].toSorted();
}

/** Lists the source files of platform packages, extensions and modes, without tests. */
function listSources(viewer: string): string[] {
  return ['platform', 'extensions', 'modes']
    .flatMap((folder) => listFiles(viewer, folder))
    .filter((file) => /\/src\/.*\.[jt]sx?$/.test(file) && !/test|stories|__mocks__/.test(file))
    .toSorted();
}

/** Reads the names of commands: the keys of `definitions` in the command modules. */
function readCommands(viewer: string): string[] {
  const found = listSources(viewer)
    .filter((file) => /commandsModule\./i.test(file))
    .flatMap((file) => {
      const [, definitions = ''] = readFileSync(join(viewer, file), 'utf8').split(/\bdefinitions\b[^{]*\{/);
      return [...definitions.matchAll(/^ {4}(\w+)(?::|,)/gm)].map(([, name = '']) => name);
    });
  return [...new Set(found)].toSorted();
}

/** Matches names with dots in quotes: customizations, evaluators and kinds of buttons of the viewer. */
export const dottedNamePattern =
  /['"`]((?:evaluate|ohif|ui|routes|viewportOverlay|panelSegmentation|panelMeasurement|studyBrowser|viewportActionMenu|viewportDownload|viewportNotification|layoutSelector|measurementsContextMenu|PanelSegmentation|PanelMeasurement|PanelStudyBrowser|cornerstone)\.[\w.]+)['"`]/g;

function readDottedNames(viewer: string): string[] {
  const found = listSources(viewer).flatMap((file) =>
    [...readFileSync(join(viewer, file), 'utf8').matchAll(dottedNamePattern)].map(([, name = '']) => name),
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

/** Reads the id of an extension and its module names: the values of `name: '…'` in the files that define modules. */
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
