import type { Doc } from '@/lib/content/types';
import { showsTitle } from '@/lib/docs/shows-title';
import type { CompiledDoc, Heading } from '@/lib/mdx/types';
import { checkEachDoc, type DocMistake } from './check-each-doc';
import type { Check } from './types';

function findTopHeadings(compiled: CompiledDoc, doc: Doc): DocMistake[] {
  const { headings, problems } = compiled;
  if (problems.some(({ severity }) => severity === 'error')) return [];
  const written = headings.filter(({ level }) => level === 1);
  const hasShownTitle = showsTitle(doc, compiled);
  if (!hasShownTitle && written.length === 0) {
    const hint = 'Remove "hide_title" or start the text with a "# …" heading.';
    return [{ key: 'hide_title', rule: 'single-h1', message: 'The page has no top heading.', hint }];
  }
  const first = hasShownTitle ? `the page's title "${doc.title}"` : `"${written[0]?.text ?? ''}"`;
  const hint = 'Write it with "##", or make it the first line of the text.';
  return written.slice(hasShownTitle ? 0 : 1).map(({ text, line }) => {
    const message = `The heading "${text}" is a second top heading in addition to ${first}.`;
    return { line, rule: 'single-h1', message, hint };
  });
}

/**
 * Reports pages without a level-1 heading or with several. A page that does not begin with `# …` shows its title as a
 * level-1 heading. Skips bodies that did not compile, since they are reported anyway.
 * @see acceptance SH-17, DOC-02
 */
export const checkSingleH1: Check = (site) => checkEachDoc(site, findTopHeadings);

function checkHeadings(headings: readonly Heading[]): DocMistake[] {
  let above = 1;
  return headings.flatMap(({ text, level, line }) => {
    const allowed = above + 1;
    above = level;
    if (level <= allowed) return [];
    const message = `The heading "${text}" has level ${level}, but the heading before it has level ${allowed - 1}.`;
    const hint = `Write it with ${'#'.repeat(allowed)}, because users of screen readers navigate by heading level.`;
    return { line, rule: 'heading-skips-level', message, hint };
  });
}

/**
 * Reports headings that are more than one level below the previous heading. The title of the page has level 1.
 * @see acceptance SH-17, BLD-09
 */
export const checkHeadingOrder: Check = (site) =>
  checkEachDoc(site, ({ headings }) => checkHeadings(headings));
