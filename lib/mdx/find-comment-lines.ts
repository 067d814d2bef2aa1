import { bundledLanguagesInfo } from 'shiki/langs';
import { getHighlighter, tokenTheme } from './highlight';

/** Languages with comments of other languages, which their grammars do not know or know only in some places. */
const commentsOf: Readonly<Record<string, readonly string[]>> = {
  html: ['javascript'],
  javascript: ['html'],
  jinja: ['html'],
  jsx: ['html'],
  markdown: ['yaml'],
  mdx: ['markdown', 'yaml'],
  tsx: ['html'],
  vb: ['bat'],
};

/** Languages whose code contains code of any other language. */
const mixed = new Set(['diff', 'shellsession']);

const findGrammar = (name: string) =>
  bundledLanguagesInfo.find(({ id, aliases }) => id === name || aliases?.includes(name));

type Grammar = NonNullable<ReturnType<typeof findGrammar>>;

/** Returns a function that tells for each line of a text whether it is only a comment, also in braces as in JSX. */
async function createReader({ id, import: load }: Grammar): Promise<(lines: readonly string[]) => boolean[]> {
  const core = await getHighlighter();
  await core.loadLanguage(load);
  const options = {
    lang: id,
    theme: tokenTheme.name ?? '',
    includeExplanation: 'scopeName',
    tokenizeTimeLimit: 0,
  } as const;
  return (lines) =>
    core
      .codeToTokensBase(lines.join('\n'), options)
      .map((tokens) =>
        tokens
          .flatMap(({ explanation = [] }) => explanation)
          .every(
            ({ content, scopes }) =>
              /^[\s{}]*$/.test(content) || scopes.some(({ scopeName }) => /\bcomment\b/.test(scopeName)),
          ),
      );
}

/**
 * Returns which of the lines contain only a comment, according to the grammar of the language: in their place, as for
 * scripts in HTML, or by themselves, as for code in a string.
 * @param candidates 1-based numbers of the lines to check
 * @returns null if the comments of the language are not known
 */
export async function findCommentLines(
  lines: readonly string[],
  candidates: readonly number[],
  lang: string,
): Promise<ReadonlySet<number> | null> {
  const own = findGrammar(lang.toLowerCase());
  if (!own || mixed.has(own.id)) return null;
  const grammars = [own, ...(commentsOf[own.id] ?? []).flatMap((name) => findGrammar(name) ?? [])];
  const readers = await Promise.all(grammars.map(createReader));
  const isAlone = (text: string) => readers.some((read) => read([text])[0]);
  const inPlace = readers[0]?.(lines) ?? [];
  const found = candidates.filter((line) => inPlace[line - 1] || isAlone(lines[line - 1] ?? ''));
  if (found.length > 0) return new Set(found);
  return ['# x', '// x', '-- x', '; x', '% x', '<!-- x -->'].some(isAlone) ? new Set() : null;
}
