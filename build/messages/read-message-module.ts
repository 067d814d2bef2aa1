import { formatPlace, isNode, parseModule, type SyntaxNode } from './parse-module';

/** An interface message that a message module exports. */
export interface SourceMessage {
  /** Name of the export. */
  name: string;
  /** Message id in translation catalogs: the `@id` of the comment, or else the English message. */
  id: string;
  /** English message, with placeholders in the form `{name}`. */
  message: string;
  /** Note for translators that says where the message is shown. */
  description: string;
  /** Position of the export in the module, as `line:column`. */
  place: string;
  /** Offset of the string in the module, including its opening quote. */
  start: number;
  /** Offset after the closing quote of the string. */
  end: number;
  placeholders: readonly string[];
}

interface Template {
  quasis: { value: { cooked: string } }[];
  expressions: SyntaxNode[];
}

const isText = (node: SyntaxNode) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** Finds strings in `'…'`, `` (x) => `…` ``, `` (x) => richText`…` `` or `` (x, y) => selectPluralForm(x, `…`, y) ``. */
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

/** Splits a comment such as `@id theme.NavBar.navAriaLabel Name of the bar at the top` into id and description. */
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

/** Returns the error message for a missing id, message or description; undefined if none is missing. */
function findProblem(id: string | undefined, message: string, description: string): string | undefined {
  if (message === '') return id ? `"${id}" has no text.` : 'A translation needs at least an id or a message.';
  if (description === '') return 'Describe for translators where the text is shown: /** @id … Description */';
  return undefined;
}

/**
 * Reads the messages that a message module exports, with the id and description in the comment above each message.
 * @param file path of the module in error messages
 * @returns messages, and error messages in the form `file:line:column message`
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
    const place = formatPlace(source, statement.start);
    const message = readExport(statement);
    if (typeof message === 'string') problems.push(`${file}:${place} ${message}`);
    else messages.push({ ...message, place });
  }
  return { messages, problems };
}
