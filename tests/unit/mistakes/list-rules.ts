import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getChildren, isNode, parseModule, type SyntaxNode } from '@/build/messages/parse-module';

/** Folders whose checks look at what authors write. */
const folders = ['checks', 'content', 'docs', 'glossary', 'mdx', 'search', 'showcase'].map((name) =>
  join('lib', name),
);
const makers = new Set(['reportProblem', 'createKeyProblem']);
/** Keys that hold a rule; the last three are those of `KeySource`. */
const ruleKeys = new Set(['rule', 'syntax', 'unknown', 'invalid']);
/** Rules of one word do not look like rules, so the arguments of a maker are told apart by the hyphen. */
const ruleName = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** Texts that an expression may give: itself, or both ways of a choice. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

/** Names of rules that an expression gives to a problem: a property, a variable, or what makes problems. */
function rulesAt(node: SyntaxNode): string[] {
  if (node.type === 'Property' && ruleKeys.has(String(nameOf(node['key'])))) return textsOf(node['value']);
  if (node.type === 'VariableDeclarator' && nameOf(node['id']) === 'rule') return textsOf(node['init']);
  if (node.type !== 'CallExpression' || !makers.has(String(nameOf(node['callee'])))) return [];
  return (node['arguments'] as unknown[]).flatMap(textsOf).filter((text) => ruleName.test(text));
}

const collect = (node: SyntaxNode): string[] => [...rulesAt(node), ...getChildren(node).flatMap(collect)];

/** Every rule that a source of the checks names, sorted. */
export function listRules(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const rules = files.flatMap((file) => collect(parseModule(file, readFileSync(file, 'utf8')).program));
  return [...new Set(rules)].toSorted();
}
