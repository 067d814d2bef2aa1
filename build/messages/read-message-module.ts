import { parseSync, type Argument, type FunctionBody, type Span } from 'oxc-parser';
import type { Statement, TemplateLiteral } from 'oxc-parser';
import { createPositionLookup } from '@/lib/text/position-lookup';

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

/** The text of a message as the module contains it. `message` is undefined if a placeholder is not a parameter. */
interface WrittenText extends Pick<SourceMessage, 'start' | 'end' | 'placeholders'> {
  message: string | undefined;
}

/** Finds strings in `'…'`, `` (x) => `…` ``, `` (x) => richText`…` `` or `` (x, y) => selectPluralForm(x, `…`, y) ``. */
function findTexts(node: Argument | FunctionBody | null | undefined): WrittenText[] {
  if (node?.type === 'ArrowFunctionExpression') return findTexts(node.body);
  if (node?.type === 'CallExpression') return node.arguments.flatMap(findTexts);
  if (node?.type === 'TaggedTemplateExpression') return findTexts(node.quasi);
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ start: node.start, end: node.end, message: node.value, placeholders: [] }];
  return node?.type === 'TemplateLiteral' ? [readTemplate(node)] : [];
}

function readTemplate({ start, end, quasis, expressions }: TemplateLiteral): WrittenText {
  const placeholders = expressions.flatMap((value) => (value.type === 'Identifier' ? [value.name] : []));
  const names = [...placeholders.map((name) => `{${name}}`), ''];
  const text = quasis.map(({ value }, index) => `${value.cooked}${names[index]}`).join('');
  const message = placeholders.length === expressions.length ? text : undefined;
  return { start, end, placeholders, message };
}

/** Splits a comment such as `@id theme.NavBar.navAriaLabel Name of the bar at the top` into id and description. */
function readComment(comment: string) {
  const text = comment.replace(/\n[\s*]*|^[\s*]+/g, ' ').trim();
  const [, id, description = ''] = /^(?:@id\s+(\S+))?\s*(.*)$/s.exec(text) ?? [];
  return { id, description };
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
  const { program, comments } = parseSync(file, source);
  const getPosition = createPositionLookup(source);

  const findComment = ({ start }: Span) =>
    comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')?.value ?? '';
  const readExport = (statement: Statement): Omit<SourceMessage, 'place'> | string => {
    const exported = 'declaration' in statement ? statement.declaration : null;
    const declared = exported?.type === 'VariableDeclaration' ? exported.declarations : [];
    const [text, ...more] = findTexts(declared[0]?.init);
    if (declared[0]?.id.type !== 'Identifier' || !text || declared.length + more.length > 1)
      return 'An export must be one text: a string, or a function that returns a string or template.';
    const { message, ...place } = text;
    if (message === undefined) return 'A placeholder of a text must be a parameter: `${name}`.';
    const { id = message, ...comment } = readComment(findComment(statement));
    const problem = findProblem(id, message, comment.description);
    return problem ?? { name: declared[0].id.name, id, message, ...comment, ...place };
  };

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    const { line, column } = getPosition(statement.start);
    const place = `${line}:${column}`;
    const message = readExport(statement);
    if (typeof message === 'string') problems.push(`${file}:${place} ${message}`);
    else messages.push({ ...message, place });
  }
  return { messages, problems };
}
