import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** The exported value of a script with the paths of functions in it, or an error message. */
export type EvaluatedFile = { value: unknown; functions?: string[] } | { fault: string };

/** Time limit for running a configuration file, in ms. */
const timeout = 20_000;

/**
 * Script that evaluates a configuration file in a child process and prints the value as JSON. Packages are replaced by
 * a stub that accepts any call and property, because they may not be installed. Some functions become
 * `true`, the function `editUrl` is called for a page named `*`, and other functions are omitted.
 */
const runner = String.raw`
const Module = require('node:module');
const path = require('node:path');
const [dir] = process.argv.slice(1);
const stub = new Proxy(function () {}, {
  get: (target, key) =>
    key === 'toJSON' ? () => undefined : key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' :
    key === Symbol.iterator ? function* () {} : stub,
  apply: () => stub,
  construct: () => stub,
});
const isPackage = (name) => !Module.isBuiltin(name) && !/^\.{0,2}\//.test(name);
const { _load: loadModule, _resolveFilename: resolveName } = Module;
Module._load = (name, ...rest) => (isPackage(name) ? stub : loadModule(name, ...rest));
Module._resolveFilename = (name, ...rest) => (isPackage(name) ? name : resolveName(name, ...rest));
const load = (name) => (isPackage(name) ? stub : require(name));
load.resolve = (name) => (isPackage(name) ? name : path.resolve(dir, name));
const plain = (value) =>
  JSON.parse(JSON.stringify(value, (key, item) => {
    if (typeof item !== 'function' || item === stub) return item;
    if (['numberPrefixParser', 'preprocessor', 'parseFrontMatter', 'sidebarItemsGenerator'].includes(key)) return true;
    if (key !== 'editUrl') return undefined;
    const place = { locale: 'en', version: 'current', versionDocsDirPath: 'docs', docPath: '*', permalink: '/' };
    try { return String(item(place)).replace(/\*$/, ''); } catch { return undefined; }
  }) ?? 'null');
const findFunctions = (value, at) =>
  typeof value === 'function' ? [at] : typeof value !== 'object' || value === null ? [] :
  Object.entries(value).flatMap(([key, item]) => findFunctions(item, at ? at + '.' + key : key));
let code = '';
process.stdin.on('data', (part) => (code += part)).on('end', async () => {
  console.log = console.info = console.warn = console.error;
  try {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', '__dirname', '__filename', code)(module, module.exports, load, dir, path.join(dir, 'config'));
    let value = await module.exports;
    value = value && value.__esModule && 'default' in value ? value.default : value;
    if (typeof value === 'function') value = await value();
    process.stdout.write(JSON.stringify({ value: plain(value), functions: findFunctions(value, '') }));
  } catch (error) {
    process.stdout.write(JSON.stringify({ fault: String(error && error.message || error) }));
  }
});
`;

/**
 * Runs a JavaScript or TypeScript file and returns its default export as plain data; if the export is a function, it is
 * called. The file may import files of its site and modules of Node.js; packages are replaced by stubs.
 * @param file absolute path; its folder is the working directory
 */
export function evaluateFile(file: string): EvaluatedFile {
  try {
    const code = bundle(file);
    const output = execFileSync(process.execPath, ['-e', runner, dirname(file)], {
      cwd: dirname(file),
      input: code,
      encoding: 'utf8',
      timeout,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return JSON.parse(output) as EvaluatedFile;
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    target: 'node20',
    logLevel: 'silent',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}
