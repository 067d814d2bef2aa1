import type { Doc } from '@/lib/content/types';
import type { Prose } from '@/lib/mdx/types';
import { checkEachDoc, hasErrors, type DocMistake } from './check-each-doc';
import { createWrongTermFinder, type WrongTerm } from './terms';
import type { Check } from './types';
import { writingRulesFile } from './writing-rules';

function checkLength(
  { isCategoryIndex, frontmatter }: Doc,
  { words }: Prose,
  shortest: number,
): DocMistake[] {
  if (isCategoryIndex || frontmatter.short_page === true || words >= shortest) return [];
  return [
    {
      key: 'short_page',
      rule: 'short-page',
      message: `The page has ${words} words of text. A page with fewer than ${shortest} words rarely helps a reader.`,
      hint: 'Explain what the subject is, when it is needed and what can go wrong, or write "short_page: true" in the front matter.',
    },
  ];
}

const checkSections = ({ emptySections }: Prose): DocMistake[] =>
  emptySections.map(({ text, line, column }) => {
    const message = `The section "${text}" is empty.`;
    const hint = 'Write the section, or remove its heading.';
    return { line, column, rule: 'empty-section', message, hint };
  });

function reportUnfinished({ found, line, column }: WrongTerm): DocMistake {
  const message = `"${found}" says that a text is unfinished.`;
  const hint = 'Write the text, or remove the passage until you can write it.';
  return { line, column, rule: 'unfinished-text', message, hint };
}

function reportTerm({ found, write, line, column }: WrongTerm): DocMistake {
  const message = `"${found}" is not how these docs write it.`;
  const hint = `Write "${write}", or put a name in backticks and a message in quotes. The list is in ${writingRulesFile}.`;
  return { line, column, rule: 'term', message, hint };
}

function reportPhrase({ found, write, line, column }: WrongTerm): DocMistake {
  const message = `"${found}" is a phrase that these docs avoid.`;
  const hint = `Write: ${write}. See docs/writing.md for examples. The list is in ${writingRulesFile}.`;
  return { line, column, rule: 'phrase', message, hint };
}

/**
 * Reports pages that are too short, empty sections, unfinished text, words that the word list spells differently, and,
 * on edited pages, phrases to avoid. Skips drafts, bodies that did not compile, and content without writing rules.
 */
export const checkWriting: Check = (site) => {
  const { writingRules: rules } = site.inputs;
  if (!rules) return [];
  const findTerms = createWrongTermFinder(rules.terms);
  const findUnfinished = createWrongTermFinder([{ write: '', not: rules.unfinished }]);
  const findPhrases = createWrongTermFinder(rules.phrases);
  const isEdited = ({ file }: Doc) =>
    rules.edited.some((place) => file.replace(/\.mdx?$/, '/').includes(`/${place}/`));

  return checkEachDoc(site, (body, doc) => {
    if (doc.draft || hasErrors(body)) return [];
    const { prose } = body;
    return [
      ...checkLength(doc, prose, rules.shortestPage),
      ...checkSections(prose),
      ...prose.pieces.flatMap(findUnfinished).map(reportUnfinished),
      ...prose.pieces.flatMap(findTerms).map(reportTerm),
      ...(isEdited(doc) ? prose.pieces.flatMap(findPhrases).map(reportPhrase) : []),
    ];
  });
};
