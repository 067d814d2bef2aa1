import { parseSync, type ParseResult } from 'oxc-parser';
import type { SampleFault, Sample } from './sample';
import { addViewerTypes } from './add-viewer-types';
import { enclosingConstructs, type EnclosingConstruct } from './enclosing-constructs';

/** A sample that was completed to a module for the compiler. */
export interface CompletedScript {
  text: string;
  /** File name extension, which selects the syntax that the compiler accepts. */
  extension: 'js' | 'jsx' | 'ts' | 'tsx';
  /** Number of lines before the first line of the sample. */
  headerLines: number;
  /** Modules that the sample imports, with the imported names. */
  imports: { module: string; names: string[] }[];
  /** True if the sample is a complete file, with imports or exports. */
  isFile: boolean;
  /** Faults that were found before compiling; samples with such faults are not compiled. */
  faults: SampleFault[];
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

/** Languages of code blocks that are compiled. */
export const scriptLanguages: ReadonlySet<string> = new Set(Object.keys(extensions));

const ownName = /^([A-Za-z_$][\w$]*)(?::(any|type))?$/;

/**
 * Completes a sample to a module that can be compiled: completes fragments, declares the names that the attribute
 * `given` lists, and adds types of the viewer to parameters.
 */
export function completeScript({ lang, code, meta }: Sample): CompletedScript {
  const extension = extensions[lang as keyof typeof extensions] ?? 'jsx';
  const isTyped = extension.startsWith('ts');
  const part = meta.part === undefined ? undefined : enclosingConstructs[meta.part];
  const { text, parsed } = completeFragment(code, part, extension);
  const faults = [...checkPart(meta.part, part), ...checkGiven(meta.given), ...readErrors(parsed, text)];
  const annotated =
    faults.length > 0 ? text : addViewerTypes(text, parsed.program, isTyped, meta.of !== undefined);
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

/** Completes a fragment, which may follow complete statements and an empty line. Uses the first start that parses. */
function completeFragment(
  code: string,
  part: EnclosingConstruct | undefined,
  extension: CompletedScript['extension'],
) {
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

/** Wraps the lines from `start` in the code of a part; adds its opening code to the empty line before `start`. */
function wrap(lines: readonly string[], start: number, part: EnclosingConstruct, isTyped: boolean): string {
  const [before, after] = part.type ? satisfy(part, part.type, isTyped) : [part.open, part.close];
  const rest = lines.slice(start).join('\n');
  const own = part.open === '(' ? rest.trimEnd().replace(/[,;]$/, '') : rest;
  const head = start === 0 ? '' : `\n${lines.slice(0, start - 1).join('\n')}\n;`;
  return `${head}${before}\n${own}\n${after}`;
}

function satisfy(
  { open, close }: EnclosingConstruct,
  type: string,
  isTyped: boolean,
): [before: string, after: string] {
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

function checkPart(name: string | undefined, part: unknown): SampleFault[] {
  if (name === undefined || part) return [];
  const hint = `Use one of ${Object.keys(enclosingConstructs).join(', ')}. docs/code-samples.md explains each.`;
  return [{ line: 0, rule: 'sample-meta', message: `part="${name}" is unknown.`, hint }];
}

function checkGiven(given: string | undefined): SampleFault[] {
  return (given ?? '')
    .split(/\s+/)
    .filter((entry) => entry && !ownName.test(entry))
    .map((entry) => ({
      line: 0,
      rule: 'sample-meta',
      message: `given: "${entry}" is not a name.`,
      hint: 'Separate names by spaces. Write name:any for a name in the reader’s own code, and Name:type for a type.',
    }));
}

function readErrors({ errors }: ParseResult, text: string): SampleFault[] {
  return errors
    .filter(({ severity }) => severity === 'Error')
    .map(({ message, helpMessage, labels }) => {
      const before = text.slice(0, labels[0]?.start ?? 0).split('\n');
      return {
        line: before.length - 1,
        column: (before.at(-1)?.length ?? 0) + 1,
        rule: 'sample-syntax',
        message: helpMessage ? `${message}. ${helpMessage}.` : message,
        hint: 'Correct the code. For a fragment, add part="…" with the construct that it is part of.',
      };
    });
}

function readImports({ module, program }: ParseResult): CompletedScript['imports'] {
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    module: moduleRequest.value,
    names: entries.flatMap(({ importName }) =>
      importName.kind === 'Default' ? ['default'] : importName.name ? [importName.name] : [],
    ),
  }));
  return program.body.length > 0 || found.length > 0 ? found : [];
}
