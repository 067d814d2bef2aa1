import { z } from 'zod';
import { findNearestName, suggest } from './nearest-name';

/** Explanation of an invalid key. Messages have the form `{path} {fault}. {hint}`. */
export interface ExplainedIssue {
  /** Keys and list indexes that lead to the invalid key, outermost first. */
  path: (string | number)[];
  /** Description of the error, for use after the path: `must be text, but is a number (3)`. */
  fault: string;
  /** Correction, such as the allowed values or the nearest known key, in one or two sentences. */
  hint: string;
}

type Issue = z.core.$ZodIssue;

/** Explains the issues of a schema validation. All object schemas must be created with `strictObject`. */
export function explainIssues(issues: readonly Issue[], value: unknown): ExplainedIssue[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => explainUnknownKey([...path, key], key, issue.message.split(', ')));
    }
    return [explainValue(path, issue, z.util.getElementAtPath(value, path))];
  });
}

/** Formats the path of a key as text: `['navbar', 'items', 2, 'to']` → `navbar.items[2].to`. */
export function formatKeyPath(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    if (!/^[\w-]+$/.test(part)) return `${text}[${JSON.stringify(part)}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

function explainUnknownKey(path: ExplainedIssue['path'], key: string, known: readonly string[]) {
  const nearest = findNearestName(key, known);
  const meant = nearest === null ? '' : `Did you mean "${nearest}"? `;
  return { path, fault: 'is not a known key', hint: `${meant}Known keys here: ${known.join(', ')}.` };
}

function explainValue(path: ExplainedIssue['path'], issue: Issue, value: unknown): ExplainedIssue {
  const expected = describeExpected(issue);
  if (value === undefined) return { path, fault: 'is missing', hint: `Add it: it ${expected}.` };
  const fault = issue.code === 'custom' ? expected : `${expected}, but is ${describeValue(value)}`;
  return { path, fault, hint: describeAllowed(issue, value) };
}

function describeExpected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${quoteAll(issue.values)}`;
    case 'too_small':
      return describeLimit(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return describeLimit(issue.origin, 'at most', Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a full address such as https://ohif.org' : issue.message;
    case 'invalid_union':
      return optionsOf(issue).length > 0 ? `must be one of ${quoteAll(optionsOf(issue))}` : issue.message;
    default:
      return issue.message;
  }
}

function describeLimit(origin: string, word: string, limit: number): string {
  if (origin === 'string') return limit === 1 ? 'must not be empty' : `must have ${word} ${limit} characters`;
  if (origin === 'array') return `must have ${word} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `must be ${word} ${limit}`;
}

function describeAllowed(issue: Issue, value: unknown): string {
  const options = issue.code === 'invalid_value' ? issue.values : optionsOf(issue);
  const nearest = typeof value === 'string' ? findNearestName(value, options.map(String)) : null;
  return suggest(nearest, issue.code === 'custom' ? 'Correct it, or remove the key.' : 'Correct the value.');
}

/** Returns the allowed values of the key that selects the schema of an object, such as `type`. */
function optionsOf(issue: Issue): readonly unknown[] {
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : [];
}

/** Describes a value in a few words: `a number (3)`, `text ("x")`, `a list`. */
function describeValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return value === '' ? 'empty text' : `text (${JSON.stringify(value)})`;
  if (typeof value === 'number') return `a number (${value})`;
  return String(value);
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
  null: 'null',
};

function quoteAll(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}
