import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SampleFault, Sample } from './sample';
import { completeScript, type CompletedScript } from './completed-script';

const types = resolve('tools/samples/types');
const work = '.cache/samples/scripts';

/** Path from the folder of a sample to its file, deep enough that imports of `../../x` stay in that folder. */
const depth = 'a/b/c';

interface Script {
  sample: Sample;
  source: CompletedScript;
  faults: SampleFault[];
}

/** True if a compiler error is ignored in a sample. */
function isHarmless(code: string, { sample, source }: Script): boolean {
  const { extension, isFile } = source;
  // `React` is not imported, which is allowed in fragments.
  if (code === 'TS2686') return !isFile;
  // An object has a key twice, which is allowed in fragments that show alternatives.
  if (code === 'TS1117') return sample.meta.part !== undefined;
  // `new Promise(resolve => resolve())` has no type argument, which JavaScript cannot express.
  return code === 'TS2810' && extension.startsWith('js');
}

/**
 * Compiles JavaScript and TypeScript samples against the types of the viewer, with one compilation per version. Returns
 * the faults of each sample, with lines relative to the sample.
 */
export function compileScripts(samples: readonly Sample[]): SampleFault[][] {
  const scripts = samples.map((sample): Script => {
    const source = completeScript(sample);
    return { sample, source, faults: [...source.faults] };
  });
  rmSync(work, { recursive: true, force: true });
  for (const version of new Set(samples.map((sample) => sample.version))) {
    compileVersion(
      version,
      scripts.filter(({ sample, faults }) => sample.version === version && faults.length === 0),
    );
  }
  return scripts.map(({ faults }) => faults);
}

/** @throws Error if no types belong to the version, naming the first sample that needs them */
function requireTypes(version: string, scripts: readonly Script[]): void {
  if (existsSync(join(types, version))) return;
  const [first] = scripts;
  const place = first ? `, which ${first.sample.file}:${first.sample.line} needs` : '';
  throw new Error(
    `There are no types of viewer ${version}${place}. Copy the folder of the line before to tools/samples/types/${version} and compare it with the viewer's source, or correct the version of the code block or "checkedAgainst" in versions.config.ts.`,
  );
}

function compileVersion(version: string, scripts: readonly Script[]): void {
  requireTypes(version, scripts);
  const folder = join(work, version);
  const byFile = new Map<string, Script>();
  for (const [index, script] of scripts.entries()) {
    const file = join(folder, `s${index}`, depth, `sample.${script.source.extension}`);
    writeText(file, script.source.text);
    byFile.set(file, script);
  }
  for (const [file, script] of byFile) writeNeighbors(file, script, byFile);
  writeText(join(folder, 'tsconfig.json'), JSON.stringify(getConfiguration(version)));
  for (const { file, ...fault } of readDiagnostics(runCompiler(folder))) {
    const script = byFile.get(file);
    if (!script)
      throw new Error(`The types of the viewer have an error: ${file}:${fault.line} ${fault.message}`);
    if (!isHarmless(fault.rule, script)) {
      script.faults.push({ ...fault, rule: 'sample-types', line: fault.line - script.source.headerLines });
    }
  }
}

/**
 * Compiles only the types of the viewer, because compiling samples does not report errors in these types.
 * @returns output of the compiler; empty if there are no errors
 */
export function compileTypes(version: string): string {
  const folder = join(work, '../types', version);
  const { compilerOptions, include } = getConfiguration(version);
  writeText(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: false }, include }),
  );
  return runCompiler(folder);
}

function runCompiler(folder: string): string {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout;
}

const fixedOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['dom', 'dom.iterable', 'es2023'],
  types: ['react', 'node'],
  jsx: 'react',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  strict: false,
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  resolveJsonModule: true,
};

/** Versions whose types only describe differences from another version: version → other version. */
const relatives: Readonly<Record<string, string>> = { '3.8': '3.9' };

/** Type declarations: module of the viewer → file in `tools/samples/types`, in the folder of the version or above. */
const modules: Readonly<Record<string, string>> = {
  '@ohif/core': 'ohif-core',
  '@ohif/ui': 'ui',
  '@ohif/ui-next': 'ohif-ui-next',
  '@ohif/extension-default': 'extension-default',
  '@ohif/extension-cornerstone': 'extension-cornerstone',
  '@ohif/extension-default/src/DataSourceConfigurationAPI/GoogleCloudDataSourceConfigurationAPI':
    'google-cloud',
  'sample-config': 'app-config',
};

function findTypes(version: string, name: string): string {
  const places = [version, relatives[version] ?? version, '.'].map((folder) =>
    join(types, folder, `${name}.d.ts`),
  );
  const found = places.find((file) => existsSync(file));
  if (!found) throw new Error(`There is no ${name}.d.ts in tools/samples/types for version ${version}.`);
  return found;
}

function getConfiguration(version: string) {
  const paths = Object.entries(modules).map(([module, name]) => [module, [findTypes(version, name)]]);
  return {
    compilerOptions: { ...fixedOptions, paths: Object.fromEntries(paths) as Record<string, string[]> },
    include: [
      './**/sample.*',
      join(types, 'globals.d.ts'),
      findTypes(version, 'names'),
      join(types, 'third-party/*.d.ts'),
    ],
  };
}

/** Writes each file that a sample imports: exports of the sample with this title, or else exports of type `any`. */
function writeNeighbors(file: string, { sample, source }: Script, byFile: ReadonlyMap<string, Script>): void {
  for (const { module, names } of source.imports) {
    if (!module.startsWith('.') || /\.(svg|css)$/.test(module)) continue;
    const found = [...byFile].find(
      ([, other]) => other.sample.file === sample.file && isImportedAs(other.sample, module),
    );
    const target = join(dirname(file), module);
    const path = found && `${'../'.repeat(target.split('/').length)}${resolve(found[0]).slice(1)}`;
    writeText(
      `${target}.d.ts`,
      path === undefined ? declareNames(names) : reexport(resolve(found?.[0] ?? ''), names),
    );
  }
}

/** True if an import of `module`, such as `./utils`, means the file that the title of a sample names. */
export function isImportedAs({ title }: Sample, module: string): boolean {
  const withoutExtension = (file: string) => file.replace(/\.(tsx?|jsx?)$/, '');
  const wanted = withoutExtension(module.replace(/^(\.\.?\/)+/, ''));
  return title !== undefined && withoutExtension(title).endsWith(`/${wanted}`);
}

function reexport(file: string, names: readonly string[]): string {
  const from = `'${file.replace(/\.\w+$/, '')}'`;
  return names.map((name) => `export { ${name} } from ${from};\n`).join('');
}

function declareNames(names: readonly string[]): string {
  const declarations = names.map((name) =>
    name === 'default'
      ? 'declare const value: any;\nexport default value;\n'
      : `export const ${name}: any;\n`,
  );
  return `${declarations.join('')}export {};\n`;
}

function readDiagnostics(output: string): (SampleFault & { file: string })[] {
  const found: (SampleFault & { file: string })[] = [];
  for (const text of output.split('\n')) {
    const [, file = '', line, column, code = '', message = ''] =
      /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text) ?? [];
    if (line) {
      const hint = getHint(code);
      found.push({
        file,
        line: Number(line),
        column: Number(column),
        rule: code,
        message: `${code}: ${message}`,
        hint,
      });
    } else if (text.startsWith(' ') && found.length > 0) {
      const last = found[found.length - 1];
      if (last) last.message += `\n${text.trimEnd()}`;
    } else if (text.trim()) throw new Error(`The compiler failed: ${text}`);
  }
  return found;
}

function getHint(code: string): string {
  if (code === 'TS2304' || code === 'TS2552') {
    return 'Import or declare the name, or list it in given="…" if the code around the sample defines it.';
  }
  return 'Compare the sample with the source code of this version. If the types lack something, add it to tools/samples/types.';
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
