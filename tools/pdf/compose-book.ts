import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@/lib/text/escape-html';
import type { Book } from './books';
import type { ChapterText } from './read-chapter';

export interface BookParts {
  /** Title of the site. */
  siteTitle: string;
  /** Origin of the published site. */
  origin: string;
  lang: string;
  /** Addresses of the site's style sheets. */
  styles: readonly string[];
  book: Book;
  chapters: readonly ChapterText[];
  /** Page numbers by anchor; anchors without one get a placeholder of about the same width. */
  pageNumbers: ReadonlyMap<string, number>;
}

const css = readFileSync(fileURLToPath(new URL('book.css', import.meta.url)), 'utf8');

/** Returns a text as a string of CSS. */
const toCssString = (text: string) =>
  `'${text.replace(/[\\'\n<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}'`;

const formatEntry = (id: string, title: string, depth: number, className: string, page: number | undefined) =>
  `<li><a class="${className}" style="--depth:${depth}" href="#${escapeHtml(id)}">${escapeHtml(title)}` +
  `<span class="book-page-number">${page ?? '000'}</span></a></li>`;

function formatContents({ book, chapters, pageNumbers }: BookParts): string {
  return chapters
    .flatMap(({ id, title, sections }, index) => {
      const depth = book.chapters[index]?.depth ?? 0;
      return [
        formatEntry(id, title, depth, 'book-chapter-entry', pageNumbers.get(id)),
        ...sections.map((section) =>
          formatEntry(
            section.id,
            section.title,
            depth + 1,
            'book-section-entry',
            pageNumbers.get(section.id),
          ),
        ),
      ];
    })
    .join('\n');
}

/** Returns the HTML document of a book: cover, table of contents and all chapters. Browsers print it as a PDF. */
export function composeBook(parts: BookParts): string {
  const { siteTitle, origin, lang, styles, book, chapters } = parts;
  const product = `${siteTitle} ${book.version}`;
  const name = `${product} – ${book.title}`;
  return `<!doctype html>
<html lang="${lang}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<style>
${css}
@page { @top-left { content: ${toCssString(name)}; color: #4b587a; font: 8.5pt Arial, sans-serif; } }
@page :first { @top-left { content: none; } }
</style>
</head>
<body>
<div class="book-cover">
<p>${escapeHtml(product)}</p>
<p class="book-title">${escapeHtml(book.title)}</p>
<p>${escapeHtml(origin)}</p>
</div>
<nav class="book-contents prose">
<h1>${escapeHtml(book.title)}</h1>
<ol>
${formatContents(parts)}
</ol>
</nav>
${chapters.map(({ id, html }) => `<article class="book-chapter theme-doc-markdown prose" id="${escapeHtml(id)}">\n${html}\n</article>`).join('\n')}
</body>
</html>
`;
}
