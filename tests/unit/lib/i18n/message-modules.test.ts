import { expect, it } from 'vitest';
import { readMessageModule } from '@/build/messages/read-message-module';
import { translateModule } from '@/build/messages/write-messages';

const read = (source: string) => readMessageModule('x.ts', source);
const undescribed = 'Describe for translators where the text is shown: /** @id … Description */';

it('LOC-05 reading a message module finds id, text and description of each export', () => {
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

const needsText = 'A translation needs at least an id or a message.';
const needsParameter = 'A placeholder of a text must be a parameter: `${name}`.';
const ofObject = 'export const a = (b: B) => `${b.c}`;';

it.each([
  ['LOC-04', "/** What it is */\nexport const a = '';", `2:1 ${needsText}`],
  ['LOC-04', "/** @id a What it is */\nexport const a = '';", '2:1 "a" has no text.'],
  ['LOC-07', `/** @id a What it is */\n${ofObject}`, `2:1 ${needsParameter}`],
  ['LOC-05', "export const a = 'A';", `1:1 ${undescribed}`],
  ['LOC-05', "/** @id a */\nexport const a = 'A';", `2:1 ${undescribed}`],
])('%s reading a message module rejects %j and names the place: %s', (_row, source, problem) => {
  expect(read(source).problems).toEqual([`x.ts:${problem}`]);
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
])(
  'LOC-06 a message module must not contain %s, because only plain text can be translated',
  (_what, code) => {
    const problems = readMessageModule('x.tsx', `/** @id a What it is */\n${code}`).problems;
    expect(problems).toEqual([expect.stringMatching(/^x\.tsx:2:1 An export must be one text/)]);
  },
);

const translate = (declaration: string, words: Record<string, string>) =>
  translateModule('x.ts', `/** What it is */\n${declaration}`, words).split('\n')[1];
const withId = (declaration: string, words: Record<string, string>) =>
  translateModule('x.ts', `/** @id a What it is */\n${declaration}`, words).split('\n')[1];

it('LOC-05 translating a message module finds a translation by id, else by the English text', () => {
  const code = "export const a = 'Close';";
  expect(withId(code, { a: 'Zu', Close: 'Schließen' })).toBe('export const a = `Zu`;');
  expect(translate(code, { Close: 'Schließen' })).toBe('export const a = `Schließen`;');
});

it('LOC-05 translating a message module leaves a text without a translation unchanged', () => {
  const code = 'export const toString = (a: string) => `Text ${a}`;';
  expect(translate(code, {})).toBe(code);
  expect(translateModule('x.ts', `/** @id toString What it is */\n${code}`, {})).toContain(code);
});

it('LOC-07 placeholders are filled in the order of the translation, also twice, and unknown ones stay', () => {
  const write = (text: string) => `export const a = (one: string, two: string) => \`${text}\`;`;
  const translated = withId(write('${one} and ${two}'), { a: '{two} {one} {two} {toString} {' });
  expect(translated).toBe(write('${two} ${one} ${two} {toString} {'));
});

it('LOC-07 translations in a message module are escaped, so that they never become code', () => {
  const write = (text: string) => `export const a = (b: string) => \`${text}\`;`;
  const translated = withId(write('${b}'), { a: '`+f()+` \\ ${f()} ${b}' });
  expect(translated).toBe(write('\\`+f()+\\` \\\\ \\${f()} \\$${b}'));
});

it('LOC-04 translating throws for a message module that contains more than plain texts', () => {
  expect(() => translate('export const a = 3;', {})).toThrow('x.ts:2:1 An export must be one text');
});
