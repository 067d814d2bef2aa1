import { findMessages, type FoundMessage } from './find-messages';
import { interpolateParts } from './interpolate';
import type { Messages } from './messages';

/** A value in a message: its expression, as it stands in the source. */
interface Expression {
  code: string;
}

const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function writeMessage({ form }: FoundMessage, parts: readonly (string | Expression)[]): string {
  if (form === 'element') {
    const pieces = parts.map((part) => `{${typeof part === 'string' ? JSON.stringify(part) : part.code}}`);
    return `<>${pieces.join('')}</>`;
  }
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''));
  const pieces = parts.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.code}}`));
  return `\`${pieces.join('')}\``;
}

/**
 * Puts the words of a language in place of every `translate(…)` and `<Translate>` of a module, so that browsers get
 * neither ids nor a catalogue. Lines stay where they are.
 * @param file name of the module, for messages and its ending
 * @param messages translations by id, or by message where a text has no id; what is missing keeps its own words
 * @throws Error with `file:line:column` when a text is not written out
 * @see acceptance LOC-05, LOC-07
 */
export function translateSource(file: string, source: string, messages: Messages): string {
  const { messages: found, faults, imports } = findMessages(file, source);
  const [fault] = faults;
  if (fault) throw new Error(`${file}:${fault.line}:${fault.column} ${fault.fault}`);

  const rewrite = (from: number, to: number): string => {
    let code = '';
    let at = from;
    for (const entry of found) {
      if (entry.start < at || entry.end > to) continue;
      code += source.slice(at, entry.start) + replace(entry);
      at = entry.end;
    }
    return code + source.slice(at, to);
  };
  const replace = (entry: FoundMessage): string => {
    const key = entry.id ?? entry.message ?? '';
    const text = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? entry.message ?? key;
    const values = [...entry.values].map(([name, [start, end]]) => [name, { code: rewrite(start, end) }]);
    const code = writeMessage(entry, interpolateParts<Expression>(text, Object.fromEntries(values)));
    const lines = source.slice(entry.start, entry.end).split('\n').length - code.split('\n').length;
    return code + '\n'.repeat(Math.max(0, lines));
  };

  let code = '';
  let at = 0;
  for (const [start, end] of imports) {
    code += rewrite(at, start) + '\n'.repeat(source.slice(start, end).split('\n').length - 1);
    at = end;
  }
  return code + rewrite(at, source.length);
}
