import { describe, expect, it } from 'vitest';
import { readSiteModel } from '@/lib/docs/build-model';
import type { Doc } from '@/lib/content/types';
import { findCodeRanges } from '@/lib/mdx/prepare-source';
import {
  attribute,
  findAll,
  hasClass,
  rawTextOf,
  readPage,
  textOf,
  type Element,
} from '../support/built-page';

const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;|%)\s*(?:highlight|error)-(?:next-line|start|end)\b.*$/;

/** The code of a fence without the fences, their indentation and highlight comments. */
function codeOf(fence: string): string {
  const lines = fence.split('\n').slice(1, -1);
  const margin = /^[ \t>]*/.exec(fence)?.[0].length ?? 0;
  return lines
    .map((line) => line.slice(Math.min(margin, /^[ \t>]*/.exec(line)?.[0].length ?? 0)))
    .filter((line) => !comment.test(line))
    .join('\n');
}

const inlineCodeOf = (text: string) =>
  text
    .replace(/^`+|`+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads what an author wrote, without the parser that the site uses. */
function readSource(body: string) {
  /** `prose` is the body without code and comments. */
  const source = { fences: [] as string[], inlineCode: [] as string[], prose: '' };
  let end = 0;
  for (const range of findCodeRanges(body)) {
    const text = body.slice(range.start, range.end);
    source.prose += body.slice(end, range.start);
    if (range.kind === 'code') {
      const isFence = /^[ \t>\d.*+-]*(?:```|~~~)/.test(text) && text.includes('\n');
      const isTemplate = body[range.start - 1] === '{';
      // Diagrams are drawn.
      const isShown = !/^[ \t>\d.*+-]*```mermaid\b/.test(text);
      if (isFence && isShown) source.fences.push(codeOf(text));
      else if (!isTemplate && !isFence) source.inlineCode.push(inlineCodeOf(text));
      source.prose += isFence ? '' : '`';
    }
    end = range.end;
  }
  source.prose += body.slice(end);
  return source;
}

const plainLine = /^[A-Z][^<>{}[\]*_`|:~\\!&#^"'\n]*$/gm;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Removes the definitions of terms, which the site adds to the text. */
function withoutDefinitions(article: Element): Element {
  const childNodes = article.childNodes
    .filter((node) => !('tagName' in node && hasClass(node, 'term-definition')))
    .map((node) => ('tagName' in node ? withoutDefinitions(node) : node));
  return { ...article, childNodes };
}

function readArticle(doc: Doc, outDir: string) {
  const [article] = findAll(readPage(doc.route, outDir).document, (element) => hasClass(element, 'prose'));
  if (!article) throw new Error(`${doc.route} has no article.`);
  const named = (...names: string[]) => findAll(article, ({ tagName }) => names.includes(tagName));
  const blocks = findAll(article, (element) => hasClass(element, 'theme-code-block'));
  const blockCode = blocks.flatMap((block) => findAll(block, ({ tagName }) => tagName === 'code'));
  return {
    text: textOf(withoutDefinitions(article)),
    fences: blockCode.map(rawTextOf),
    inlineCode: named('code')
      .filter((element) => !blockCode.includes(element))
      .map((element) => textOf(element)),
    images: named('img').filter((element) => hasClass(element, 'image-main')).length,
    links: named('a').filter(
      (element) => !hasClass(element, 'anchor') && attribute(element, 'aria-describedby') === undefined,
    ).length,
  };
}

describe.each([
  ['out', 'content'],
  ['out-fixtures', 'tests/fixtures/kitchen-sink'],
])('compared with the Markdown sources, in %s', (outDir, contentDir) => {
  const model = readSiteModel({ contentDir, includeDrafts: false });
  const pages = model.versions
    .flatMap(({ docs }) => docs)
    .map((doc) => ({ file: doc.file, source: readSource(doc.body), article: readArticle(doc, outDir) }));

  it('BLD-11 DOC-22 the pages show every code block of the sources, unchanged and in order', () => {
    for (const { file, source, article } of pages) {
      const shown = article.fences.filter((code) => source.fences.includes(code));
      expect({ file, fences: shown }).toEqual({ file, fences: source.fences });
    }
  });

  it('BLD-11 the pages show every piece of inline code of the Markdown sources', () => {
    for (const { file, source, article } of pages) {
      const missing = source.inlineCode.filter(
        (code) => !article.inlineCode.includes(code.replaceAll('\\|', '|')),
      );
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  });

  it('BLD-11 the pages show every plain line of text of the Markdown sources', () => {
    let lines = 0;
    for (const { file, source, article } of pages) {
      const written = source.prose.match(plainLine)?.map((line) => line.replace(/\s+/g, ' ').trim()) ?? [];
      lines += written.length;
      expect({ file, missing: written.filter((line) => !article.text.includes(line)) }).toEqual({
        file,
        missing: [],
      });
    }
    expect(lines).toBeGreaterThan(100);
  });

  it('BLD-11 DOC-28 DOC-35 the pages lose no image and no link of the Markdown sources', () => {
    for (const { file, source, article } of pages) {
      const images =
        count(source.prose, /!\[|<(?:img|Image|Screenshot(?!.* video=))\s/g) +
        2 * count(source.prose, /<ThemedImage\s/g);
      expect({ file, images: article.images }).toEqual({ file, images });
      const links = count(source.prose, /(?<!!)\[[^\]]*\]\([^)]|<a\s/g);
      expect({ file, enough: article.links >= links }).toEqual({ file, enough: true });
    }
  });
});
