import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getChildren, isNode, parseModule, type SyntaxNode } from '@/tests/support/syntax-tree';

/** Folders with checks of content. */
const folders = ['checks', 'content', 'docs', 'glossary', 'mdx', 'search', 'showcase'].map((name) =>
  join('lib', name),
);
const makers = new Set(['reportProblem', 'createKeyProblem']);
/** Keys whose value is a rule; the last three belong to `KeySource`. */
const ruleKeys = new Set(['rule', 'syntax', 'unknown', 'invalid']);
/** Among the arguments of a maker, only rules have hyphens between words. */
const ruleName = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** Returns the possible strings of an expression: a literal, or both branches of a conditional. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

/** Returns the rules in a node: the value of a property or variable, or an argument of a maker. */
function rulesAt(node: SyntaxNode): string[] {
  if (node.type === 'Property' && ruleKeys.has(String(nameOf(node['key'])))) return textsOf(node['value']);
  if (node.type === 'VariableDeclarator' && nameOf(node['id']) === 'rule') return textsOf(node['init']);
  if (node.type !== 'CallExpression' || !makers.has(String(nameOf(node['callee'])))) return [];
  return (node['arguments'] as unknown[]).flatMap(textsOf).filter((text) => ruleName.test(text));
}

const collect = (node: SyntaxNode): string[] => [...rulesAt(node), ...getChildren(node).flatMap(collect)];

/** Returns all rules that the sources of checks name, sorted. */
export function listRules(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const rules = files.flatMap((file) => collect(parseModule(file, readFileSync(file, 'utf8'))));
  return [...new Set(rules)].toSorted();
}
