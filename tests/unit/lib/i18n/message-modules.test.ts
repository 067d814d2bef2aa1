import { expect, it } from 'vitest';
import { readMessageModule } from '@/tools/messages/read-message-module';
import { translateModule } from '@/tools/messages/translate-module';

const read = (source: string) => readMessageModule('x.ts', source);
const problemsOf = (source: string) => read(source).problems;

it('LOC-05 reads id, text and description of each export', () => {
  const { messages, problems } = read(`import { plural } from '@/lib/i18n/select-plural-form';

/** @id a.close Name of a button */
export const close = 'Close';

/**
 * @id a.count
 * How many there are
 */
export const found = (count: number, language: string) => selectPluralForm(count, \`One|\${count} of them\`, language);

/** Below a page */
export const see = (link: ReactNode) => richText\`See \${link}.\`;
`);
  expect(problems).toEqual([]);
  expect(messages).toMatchObject([
    { name: 'close', id: 'a.close', message: 'Close', description: 'Name of a button', placeholders: [] },
    { name: 'found', id: 'a.count', message: 'One|{count} of them', description: 'How many there are' },
    { name: 'see', id: 'See {link}.', message: 'See {link}.', placeholders: ['link'], place: '13:1' },
  ]);
});

it('LOC-04 a text with neither id nor words is refused, with its place', () => {
  expect(problemsOf("/** What it is */\nexport const a = '';")).toEqual([
    'x.ts:2:1 A translation needs at least an id or a message.',
  ]);
  expect(problemsOf("/** @id a What it is */\nexport const a = '';")).toEqual(['x.ts:2:1 "a" has no text.']);
});

it.each([
  ['an element', 'export const a = <b>text</b>;'],
  ['a list', "export const a = ['text', 'more'];"],
  ['a number', 'export const a = 3;'],
  ['a sum', "export const a = 'text' + more;"],
  ['two texts', "export const a = f('text', 'more');"],
  ['two declarations', "export const a = 'text', b = 'more';"],
  ['a function with statements', "export function a() { return 'text'; }"],
  ['a re-export', "export { a } from './a';"],
])('LOC-06 %s is refused: only plain text can be translated', (_what, code) => {
  const problems = readMessageModule('x.tsx', `/** @id a What it is */\n${code}`).problems;
  expect(problems).toEqual([expect.stringMatching(/^x\.tsx:2:1 An export must be one text/)]);
});

it('LOC-07 a placeholder that is no parameter is refused', () => {
  expect(problemsOf('/** @id a What it is */\nexport const a = (b: B) => `${b.c}`;')).toEqual([
    'x.ts:2:1 A placeholder of a text must be a parameter: `${name}`.',
  ]);
});

it('LOC-05 a text without a description for translators is refused', () => {
  const problem = 'Describe for translators where the text is shown: /** @id … Description */';
  expect(problemsOf("export const a = 'A';")).toEqual([`x.ts:1:1 ${problem}`]);
  expect(problemsOf("/** @id a */\nexport const a = 'A';")).toEqual([`x.ts:2:1 ${problem}`]);
});

const translate = (declaration: string, words: Record<string, string>) =>
  translateModule('x.ts', `/** What it is */\n${declaration}`, words).split('\n')[1];
const withId = (declaration: string, words: Record<string, string>) =>
  translateModule('x.ts', `/** @id a What it is */\n${declaration}`, words).split('\n')[1];

it('LOC-05 finds a translation by id, else by the words', () => {
  expect(withId("export const a = 'Close';", { a: 'Zu', Close: 'Schließen' })).toBe('export const a = `Zu`;');
  expect(translate("export const a = 'Close';", { Close: 'Schließen' })).toBe(
    'export const a = `Schließen`;',
  );
});

it('LOC-05 a text without a translation stays as it is', () => {
  const code = 'export const toString = (a: string) => `Text ${a}`;';
  expect(translate(code, {})).toBe(code);
  expect(translateModule('x.ts', `/** @id toString What it is */\n${code}`, {})).toContain(code);
});

it('LOC-07 fills placeholders in the order of the language, also twice; unknown ones stay', () => {
  const code = 'export const a = (one: string, two: string) => `${one} and ${two}`;';
  expect(withId(code, { a: '{two} {one} {two} {toString} {' })).toBe(
    'export const a = (one: string, two: string) => `${two} ${one} ${two} {toString} {`;',
  );
});

it('LOC-07 text of a translation is never code', () => {
  expect(withId('export const a = (b: string) => `${b}`;', { a: '`+f()+` \\ ${f()} ${b}' })).toBe(
    'export const a = (b: string) => `\\`+f()+\\` \\\\ \\${f()} \\$${b}`;',
  );
});

it('LOC-04 stops at a module that cannot be translated', () => {
  expect(() => translate('export const a = 3;', {})).toThrow('x.ts:2:1 An export must be one text');
});
