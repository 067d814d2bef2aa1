import { formatCount } from '@/lib/content/problems';
import type { TextPosition } from '@/lib/content/yaml-map';
import { isRecord } from '@/lib/text/is-record';
import type { BodyProblem } from './types';

/** The lines of the text to compile, and the place where the parser stopped. */
interface Surroundings extends TextPosition {
  lines: readonly string[];
}

interface Advice {
  hint: string;
  /** Place of the mistake, if it is not where the parser stopped. */
  place?: TextPosition | undefined;
}

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Explains why a text cannot be compiled, where, and what to write instead. @see acceptance BLD-09, BLD-11 */
export function explainMdxError(error: unknown, text: string): BodyProblem {
  const fields = isRecord(error) ? error : {};
  const { reason = error instanceof Error ? error.message : error, ruleId, line, column = 1 } = fields;
  const at = { lines: text.split('\n'), line: Number(line ?? 1), column: Number(column) };
  const { hint, place = { line: at.line, column: at.column } } = advise(String(reason), ruleId, at);
  const message = String(reason)
    .replace(/ \(note: .*\)$/, '')
    .replaceAll(bodyPosition, (_, other: string) => describeDistance(Number(other) - place.line))
    .replace(/[.\s]*$/, '.');
  return { ...place, rule: 'mdx-syntax', message, hint, severity: 'error' };
}

/** Matches a position in the body, which does not begin on the first line of the file. */
const bodyPosition = /\s*\((\d+):\d+(?:-\d+:\d+)?\)/g;

const describeDistance = (lines: number): string =>
  lines === 0 ? '' : ` (${formatCount(Math.abs(lines), 'line')} ${lines < 0 ? 'above' : 'below'})`;

function advise(reason: string, ruleId: unknown, at: Surroundings): Advice {
  if (reason.includes('import/exports')) return adviseModuleLine(at);
  if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash') return adviseTag(reason);
  if (/before attribute value/.test(reason))
    return { hint: 'Put quotes around the value of the attribute: name="value".' };
  if (reason.startsWith('Unexpected character') && /\bname\b/.test(reason)) return adviseAngleBracket(at);
  if (ruleId === 'unexpected-lazy')
    return { hint: 'Indent each line of the braces or tag as far as the list item or quote around it.' };
  if (/expression|brace|spread/i.test(reason)) return adviseBraces(at);
  return { hint: 'Put text that is not markup in backticks, and close each tag and brace.' };
}

function adviseModuleLine({ lines, line }: Surroundings): Advice {
  const start = lines.slice(0, line).findLastIndex((text) => /^(?:import|export)\b/.test(text));
  const word = lines[start]?.slice(0, 6) ?? 'import';
  const hint = `A paragraph must not start with "${word}". Put another word first, or write \`${word}\` in backticks.`;
  return { hint, place: { line: start + 1 || line, column: 1 } };
}

function adviseTag(reason: string): Advice {
  const [, tag = '', line, column] = /closing tag for `<([^`>\s]*)[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const hint = 'Remove this closing tag, or add the opening tag before it in the same paragraph or block.';
  if (!line || !column || reason.startsWith('Unexpected')) return { hint };
  const place = { line: Number(line), column: Number(column) };
  if (voidTags.test(tag)) return { hint: `Write <${tag} /> with a slash at the end.`, place };
  const where = reason.includes('before the end of')
    ? ' in the same paragraph, or put both tags on separate lines'
    : '';
  return { hint: `Close it with </${tag}>${where}. If it is not a tag, put it in backticks.`, place };
}

function adviseAngleBracket(at: Surroundings): Advice {
  const { place, rest } = findBefore('<', at);
  if (rest.startsWith('<!--')) return { hint: 'End the comment with "-->".', place };
  const address = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[/@.][^\s<>]*)>/.exec(rest)?.[1];
  if (address) {
    const target = /^[^/:]+@/.test(address) ? `mailto:${address}` : address;
    return { hint: `Write the address without angle brackets, ${address}, or as [text](${target}).`, place };
  }
  return { hint: 'For a "less than" sign, write &lt; or put the text in backticks.', place };
}

function adviseBraces(at: Surroundings): Advice {
  const { place, rest } = findBefore('{', at);
  if (/^\{#[^}]*\}/.test(rest))
    return { hint: 'An id such as {#my-id} works only at the end of a heading line.', place };
  const hint =
    'Braces contain JavaScript. To show braces, put the text in backticks or write \\{ instead of {.';
  return { hint, place };
}

/** Returns the place of the last `character` up to where the parser stopped, and the rest of that line. */
function findBefore(character: string, { lines, line, column }: Surroundings) {
  const text = lines[line - 1] ?? '';
  const index = text.lastIndexOf(character, column - 1);
  return { place: index < 0 ? undefined : { line, column: index + 1 }, rest: text.slice(Math.max(index, 0)) };
}
