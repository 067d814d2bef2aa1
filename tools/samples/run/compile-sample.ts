import { transformSync } from 'esbuild';
import { parseSync, type Directive, type Statement } from 'oxc-parser';
import { enclosingConstructs } from '../enclosing-constructs';

/** A sample, compiled to the body of an asynchronous function. */
export interface CompiledSample {
  /** JavaScript that uses `require` for imports, and returns what the sample exports and declares. */
  body: string;
  /** Names that the sample declares or exports, exports first. */
  names: string[];
  /** Those of `names` that the sample exports. */
  exports: string[];
  /** True if running the sample does something by itself; otherwise, something must use what it declares. */
  acts: boolean;
}

/**
 * Completes a fragment: the value that it is a part of becomes the default export. Declarations may come first,
 * separated by an empty line.
 */
export function completePart(code: string, part: string | undefined): string {
  const construct = part && part !== 'function' ? enclosingConstructs[part] : undefined;
  if (!construct) return code;
  const lines = code.split('\n');
  const starts = [0, ...lines.flatMap((line, index) => (line.trim() ? [] : [index + 1]))];
  const wholes = starts.map((start) => {
    const rest = lines.slice(start).join('\n').trimEnd().replace(/;$/, '');
    return `${lines.slice(0, start).join('\n')}\nexport default ${construct.open}\n${rest}\n${construct.close};`;
  });
  return wholes.find((text) => parse(text, 'tsx').errors.length === 0) ?? wholes[0] ?? code;
}

const parse = (text: string, lang: 'tsx' | 'ts') =>
  parseSync(`sample.${lang}`, text, { lang, sourceType: 'module' });

/**
 * Compiles TypeScript and JSX, and turns imports and exports into calls of `require` and a returned object.
 * @returns undefined if the text is not code
 */
export function compileSample(text: string, lang: string): CompiledSample | undefined {
  const loader = ['ts', 'typescript'].includes(lang) ? 'ts' : 'tsx';
  // `return` at the top level is the end of a function that the sample is a part of.
  const source = text.replace(/^return /gm, 'export default ');
  const { program, errors } = parse(source, loader);
  if (errors.length > 0) return undefined;
  const { code } = transformSync(source, { loader, format: 'esm', jsx: 'transform', logLevel: 'silent' });
  const [, exported = ''] = /^export \{([^}]*)\};\s*$/m.exec(code) ?? [];
  const exports = exported.split(',').flatMap((entry) => {
    const [local, name = local] = entry.trim().split(/ as /);
    return local && name ? [[name, local] as const] : [];
  });
  const declared = [...code.matchAll(/^(?:async )?(?:const|let|var|function\*?|class) ([\w$]+)/gm)].flatMap(
    ([, name = '']) => (exports.some(([, local]) => local === name) ? [] : [[name, name] as const]),
  );
  const all = [...exports, ...declared];
  const body = code
    .replace(/^export \{[^}]*\};\s*$/m, '')
    .replace(/^import (.*?) from ("[^"]+");$/gms, (_, what: string, module: string) =>
      toRequire(what, module),
    )
    .replace(/^import "[^"]+";$/gm, '');
  const result = all.map(([name, local]) => `${JSON.stringify(name)}: ${local}`).join(', ');
  return {
    body: body.trim() === '' ? '' : `${body}\nreturn { ${result} };`,
    names: all.map(([name]) => name),
    exports: exports.map(([name]) => name),
    acts: program.body.some(isAction),
  };
}

/** `React, { useState as state }` and `"react"` → constants from `require("react")`. */
function toRequire(what: string, module: string): string {
  const [, namespace] = /^\* as ([\w$]+)$/.exec(what) ?? [];
  if (namespace) return `const ${namespace} = require(${module});`;
  const names = what.replaceAll(/([\w$]+) as /g, '$1: ');
  const [, first, rest] = /^([\w$]+)(?:, (.*))?$/s.exec(names) ?? [];
  const own = first ? `default: ${first}` : '';
  const others = (first ? rest : names)?.replace(/^\{|\}$/g, '').trim();
  return `const { ${[own, others].filter(Boolean).join(', ')} } = require(${module});`;
}

/** True for statements that do something, unlike declarations. */
function isAction(statement: Directive | Statement): boolean {
  return !/^(Import|Export|TS|Function|Class|Variable)/.test(statement.type) || isCall(statement);
}

/** True for `const result = await task()` and the like. */
function isCall(statement: Directive | Statement): boolean {
  return (
    statement.type === 'VariableDeclaration' &&
    statement.declarations.some(({ init }) =>
      ['CallExpression', 'AwaitExpression', 'NewExpression'].includes(init?.type ?? ''),
    )
  );
}
