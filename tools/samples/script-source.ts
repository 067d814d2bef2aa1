import { parseSync, type ParseResult } from 'oxc-parser';
import type { Fault, Sample } from './sample';
import { annotateScript } from './script-types';
import { parts, type Part } from './script-parts';

/** A sample as input of the compiler. */
export interface ScriptSource {
  text: string;
  /** File name extension that decides what may stand in it. */
  extension: 'js' | 'jsx' | 'ts' | 'tsx';
  /** Lines in front of the sample's first. */
  headerLines: number;
  /** Modules that it imports, with the names that it takes from each. */
  imports: { module: string; names: string[] }[];
  /** Whether it is a whole file, not a fragment. */
  isFile: boolean;
  /** Faults that make compiling useless. */
  faults: Fault[];
}

const extensions = {
  javascript: 'jsx',
  js: 'jsx',
  mjs: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
} as const;

/** Languages that are compiled. */
export const scriptLanguages: ReadonlySet<string> = new Set(Object.keys(extensions));

const ownName = /^([A-Za-z_$][\w$]*)(?::(any|type))?$/;

/**
 * Turns a sample into a module that can be compiled: fragments become whole, names that the surroundings give are
 * declared, and parameters that the viewer fills get its types.
 */
export function buildScript({ lang, code, meta }: Sample): ScriptSource {
  const extension = extensions[lang as keyof typeof extensions] ?? 'jsx';
  const isTyped = extension.startsWith('ts');
  const part = meta.part === undefined ? undefined : parts[meta.part];
  const { text, parsed } = findWhole(code, part, extension);
  const faults = [...checkPart(meta.part, part), ...checkGiven(meta.given), ...readErrors(parsed, text)];
  const annotated =
    faults.length > 0 ? text : annotateScript(text, parsed.program, isTyped, meta.of !== undefined);
  const imports = readImports(parsed);
  const given = (meta.given ?? '').split(/\s+/).filter(Boolean);
  return {
    text: `${given.map((name) => declareName(name, isTyped)).join('')}${annotated}\nexport {};\n`,
    extension,
    headerLines: 1,
    imports,
    isFile: imports.length > 0 || parsed.module.staticExports.length > 0,
    faults,
  };
}

/** The part may begin after whole statements and an empty line: the first place from which on the rest is one counts. */
function findWhole(code: string, part: Part | undefined, extension: ScriptSource['extension']) {
  const parse = (text: string) => ({
    text,
    parsed: parseSync(`sample.${extension}`, text, { lang: extension, sourceType: 'module' }),
  });
  if (!part) return parse(`\n${code}\n`);
  const lines = code.split('\n');
  const starts = [0, ...lines.flatMap((line, index) => (line.trim() ? [] : [index + 1]))];
  const wholes = starts.map((start) => parse(wrap(lines, start, part, extension.startsWith('ts'))));
  return wholes.find(({ parsed }) => parsed.errors.length === 0) ?? wholes[0] ?? parse(code);
}

/** Opens the part on the empty line before `start`, or on a new first line. */
function wrap(lines: readonly string[], start: number, part: Part, isTyped: boolean): string {
  const [before, after] = part.type ? satisfy(part, part.type, isTyped) : [part.open, part.close];
  const rest = lines.slice(start).join('\n');
  const own = part.open === '(' ? rest.trimEnd().replace(/[,;]$/, '') : rest;
  const head = start === 0 ? '' : `\n${lines.slice(0, start - 1).join('\n')}\n;`;
  return `${head}${before}\n${own}\n${after}`;
}

function satisfy({ open, close }: Part, type: string, isTyped: boolean): [before: string, after: string] {
  return isTyped ? [open, `${close} satisfies ${type};`] : [`/** @satisfies {${type}} */ ${open}`, close];
}

function declareName(entry: string, isTyped: boolean): string {
  const [, name = '', own] = ownName.exec(entry) ?? [];
  if (name === 'React') return "import React from 'react';";
  if (own === 'type') return isTyped ? `type ${name} = any;` : '';
  const type = own === 'any' ? 'any' : `SampleNames["${name}"]`;
  return isTyped
    ? `declare const ${name}: ${type};`
    : `const /** @type {${type}} */ ${name} = /** @type {any} */ (null);`;
}

function checkPart(name: string | undefined, part: unknown): Fault[] {
  if (name === undefined || part) return [];
  const hint = `Known are ${Object.keys(parts).join(', ')}; docs/code-samples.md says what each means.`;
  return [{ line: 0, rule: 'sample-meta', message: `part="${name}" is not known.`, hint }];
}

function checkGiven(given: string | undefined): Fault[] {
  return (given ?? '')
    .split(/\s+/)
    .filter((entry) => entry && !ownName.test(entry))
    .map((entry) => ({
      line: 0,
      rule: 'sample-meta',
      message: `given: "${entry}" is no name.`,
      hint: 'Write names divided by blanks; a name of the reader’s own code as name:any, a type as Name:type.',
    }));
}

function readErrors({ errors }: ParseResult, text: string): Fault[] {
  return errors
    .filter(({ severity }) => severity === 'Error')
    .map(({ message, helpMessage, labels }) => {
      const before = text.slice(0, labels[0]?.start ?? 0).split('\n');
      return {
        line: before.length - 1,
        column: (before.at(-1)?.length ?? 0) + 1,
        rule: 'sample-syntax',
        message: helpMessage ? `${message}. ${helpMessage}.` : message,
        hint: 'Correct it, or say with part="…" what the fragment is a part of.',
      };
    });
}

function readImports({ module, program }: ParseResult): ScriptSource['imports'] {
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    module: moduleRequest.value,
    names: entries.flatMap(({ importName }) =>
      importName.kind === 'Default' ? ['default'] : importName.name ? [importName.name] : [],
    ),
  }));
  return program.body.length > 0 || found.length > 0 ? found : [];
}
