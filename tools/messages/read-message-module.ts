import { getPlace, isNode, parseModule, type SyntaxNode } from './parse-module';

/** A text that a message module exports. */
export interface SourceMessage {
  /** Name of the export. */
  name: string;
  /** The id in catalogs; without an `@id` it is the text. */
  id: string;
  /** The text in English, with `{name}` placeholders. */
  message: string;
  /** For translators: where the text is shown. */
  description: string;
  /** `line:column` in the module. */
  place: string;
  /** Offsets of the text in the module, quotes included. */
  start: number;
  end: number;
  placeholders: readonly string[];
}

interface Template {
  quasis: { value: { cooked: string } }[];
  expressions: SyntaxNode[];
}

const isText = (node: SyntaxNode) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** The texts of an initializer: `'…'`, `` (x) => `…` ``, `` (x) => rich`…` `` or `` (x, y) => plural(x, `…`, y) ``. */
function findTexts(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return [];
  if (isText(node)) return [node];
  if (node.type === 'ArrowFunctionExpression') return findTexts(node['body']);
  if (node.type === 'TaggedTemplateExpression') return findTexts(node['quasi']);
  return node.type === 'CallExpression' ? (node['arguments'] as unknown[]).flatMap(findTexts) : [];
}

function readText(node: SyntaxNode): { message: string; placeholders: string[] } | undefined {
  if (node.type === 'Literal') return { message: String(node['value']), placeholders: [] };
  const { quasis, expressions } = node as unknown as Template;
  if (expressions.some(({ type }) => type !== 'Identifier')) return undefined;
  const placeholders = expressions.map((expression) => String(expression['name']));
  const pieces = quasis.map(({ value }, index) => {
    const name = placeholders[index];
    return name === undefined ? value.cooked : `${value.cooked}{${name}}`;
  });
  return { message: pieces.join(''), placeholders };
}

/** Splits a comment like `@id theme.NavBar.navAriaLabel Name of the bar at the top`. */
function readComment(comment: string) {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^[\s*]*/, ''))
    .join(' ')
    .trim();
  const [, id, description = ''] = /^(?:@id\s+(\S+))?\s*(.*)$/s.exec(text) ?? [];
  return { id, description };
}

function readDeclarations(statement: SyntaxNode): SyntaxNode[] {
  const { declaration } = statement;
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
  return declaration['declarations'] as SyntaxNode[];
}

/** What is wrong with a text, if anything. */
function findProblem(id: string | undefined, message: string, description: string): string | undefined {
  if (message === '') return id ? `"${id}" has no text.` : 'A translation needs at least an id or a message.';
  if (description === '') return 'Describe for translators where the text is shown: /** @id … Description */';
  return undefined;
}

/**
 * Reads the texts that a message module exports, each with its id and description from the comment above it.
 * @param file name of the module, for problems
 * @returns problems as `file:line:column what is wrong`, e.g. for an export that is not a plain text
 * @see acceptance LOC-04, LOC-05, LOC-06
 */
export function readMessageModule(file: string, source: string) {
  const messages: SourceMessage[] = [];
  const problems: string[] = [];
  const { program, comments } = parseModule(file, source);

  const findComment = ({ start }: SyntaxNode) =>
    comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')?.value ?? '';
  const readExport = (statement: SyntaxNode): Omit<SourceMessage, 'place'> | string => {
    const [declaration, ...others] = readDeclarations(statement);
    const [literal, ...more] = findTexts(declaration?.['init']);
    if (!declaration || !literal || others.length + more.length > 0)
      return 'An export must be one text: a string, or a function that returns a string or template.';
    const text = readText(literal);
    if (!text) return 'A placeholder of a text must be a parameter: `${name}`.';
    const { id, description } = readComment(findComment(statement));
    const name = String((declaration['id'] as SyntaxNode)['name']);
    const problem = findProblem(id, text.message, description);
    return (
      problem ?? {
        name,
        id: id ?? text.message,
        description,
        start: literal.start,
        end: literal.end,
        ...text,
      }
    );
  };

  for (const statement of program['body'] as SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration') continue;
    const place = getPlace(source, statement.start);
    const message = readExport(statement);
    if (typeof message === 'string') problems.push(`${file}:${place} ${message}`);
    else messages.push({ ...message, place });
  }
  return { messages, problems };
}
