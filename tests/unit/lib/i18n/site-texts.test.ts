import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectMessages, listTypeScriptModules } from '@/scripts/translations/collect-messages';
import { findLiteralTexts } from '@/tests/support/literal-texts';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

/** Folders and files whose texts are content, which is translated as whole pages, or not for readers. */
const content = [
  // For maintainers, not readers.
  'components/debug/',
  'components/dev/',
  // Their findings and generated files are in English, too.
  'components/deploy-tools/',
  'components/mdx/version-lists.tsx',
  'components/pages/',
  'components/patterns/',
  'components/showcase/',
  'components/ui/',
];

/** Texts in JSX that are the same in every language, and why. */
const sameEverywhere: Readonly<Record<string, string>> = {
  'components/search/search-button.tsx (Ctrl+K)': 'keys as labeled on keyboards',
  'components/search/search-button.tsx (Command+K)': 'keys as labeled on keyboards',
};

const source = (file: string) => readFileSync(file, 'utf8');

it('LOC-04 LOC-05 collecting the texts to translate reports shared ids, unused texts and exports that are not text', () => {
  const open = "/** @id a A button */\nexport const open = 'Open';\n";
  write('lib/i18n/messages/a.ts', `${open}\nexport const three = 3;\n`);
  write('lib/i18n/messages/b.ts', "/** @id a A link */\nexport const openLink = 'Open it';\n");
  write('components/x.tsx', "import { open as openText } from '@/lib/i18n/messages/a';\n");
  write('app/page.tsx', "import { other } from '@/lib/i18n/messages/b';\n");
  expect(collectMessages(at()).problems).toEqual([
    expect.stringMatching(/^lib\/i18n\/messages\/a\.ts:4:1 An export must be one text/),
    'lib/i18n/messages/b.ts:2:1 Another message has the same id, "a".',
    'lib/i18n/messages/b.ts:2:1 Nothing imports "openLink"; remove it.',
  ]);
});

const { messages, problems } = collectMessages('.');

it('LOC-05 the site’s texts to translate are plain and used, with unique ids and descriptions', () => {
  expect(problems).toEqual([]);
  expect(Object.keys(messages).length).toBeGreaterThan(110);
});

it.each([
  ['the shell', 'theme.common.skipToMainContent', 'Skip to main content'],
  ['pages of docs', 'theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs'],
  ['code blocks', 'theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard'],
  ['the search dialog', 'theme.SearchModal.placeholder', 'Search docs'],
  ['the search page', 'theme.SearchPage.inputPlaceholder', 'Type your search here'],
  ['the page for wrong addresses', 'theme.NotFound.title', 'Page Not Found'],
  ['crash screens', 'theme.ErrorPageContent.title', 'This page crashed.'],
])('LOC-05 the translatable texts of %s have the same ids as in Docusaurus', (_where, id, message) => {
  expect(messages[id]?.message).toBe(message);
});

it('LOC-05 components show only texts of message modules, which can be translated', () => {
  const isContent = (file: string) => content.some((folder) => file.startsWith(folder));
  const files = listTypeScriptModules('.', ['app', 'components']).filter((file) => !isContent(file));
  const texts = files.flatMap((file) => findLiteralTexts(file, source(file)));
  const untranslated = texts.filter((text) => sameEverywhere[text.replace(/:\d+/, '')] === undefined);
  expect(untranslated).toEqual([]);
  const known = new Set(texts.map((text) => text.replace(/:\d+/, '')));
  expect(Object.keys(sameEverywhere).filter((text) => !known.has(text))).toEqual([]);
});

it('LOC-05 the search for untranslated texts finds them between tags, in attributes and in conditions', () => {
  const code = `const x = (
  <a title="Go" className="menu" href={\`/x\`}>
    Words {open ? 'Close' : <b aria-label={'More' + n} />} {\`\${n} left\`} {f('no')}
  </a>
);`;
  expect(findLiteralTexts('x.tsx', code)).toEqual([
    'x.tsx:2 "Go"',
    'x.tsx:2 Words',
    "x.tsx:3 'Close'",
    "x.tsx:3 'More'",
    'x.tsx:3 `${n} left`',
  ]);
});
