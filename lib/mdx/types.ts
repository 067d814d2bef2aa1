/** Types of the compile stage, which turns a doc's body into runnable code and data for the model. */
import type { ElementType } from 'react';
import type { Problem } from '@/lib/content/types';
import type { TextPosition } from '@/lib/content/yaml-map';
import type { SampleMeta } from './fence-meta';
import type { UrlUse } from './url-attributes';

/** Components by the component name or HTML tag that they render. */
export type ComponentMap = Record<string, ElementType>;

/** A heading of a page, with its 1-based line in the body. Level 1 is the title of the page. */
export interface Heading {
  id: string;
  /** Text of the heading without markup. */
  text: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  line: number;
}

/** A link or image as the author wrote it, with its 1-based place in the body. */
export interface LinkOrImage extends TextPosition {
  href: string;
  /**
   * Text of a link, or text alternative of an image. Empty if it is missing; undefined if it is part of a component
   * or intentionally empty (`<img alt="">` for decoration).
   */
  text?: string;
}

/** A file that a page loads other than an image in its text, or the target of a form, as the author wrote it. */
export interface FileReference extends LinkOrImage {
  use: UrlUse;
}

/** A use of a component, with its 1-based place in the body. */
export interface ComponentUse extends TextPosition {
  name: string;
}

/** A code block as the author wrote it, for the tests of code samples. */
export interface CodeFence {
  /** Language in lower case; `text` if the block has no language. */
  lang: string;
  title?: string;
  code: string;
  /** 1-based line of the opening fence in the body. */
  line: number;
  indent: number;
  meta: SampleMeta;
}

/** A piece of running text, with the 1-based place in the body where it begins. */
export interface ProsePiece extends TextPosition {
  text: string;
}

/** Text of a body for the writing checks. */
export interface Prose {
  /** Number of words in the body, without code blocks. */
  words: number;
  /** Text in reading order, without level-1 headings, code and the text of links. */
  pieces: ProsePiece[];
  emptySections: ProsePiece[];
}

/**
 * A section of a page: a heading (its anchor, level and text) and everything up to the next heading. Text before the
 * first heading has level 1 and no id and title. A footnote is in the section that refers to it first.
 */
export interface PageSection {
  id: string;
  level: Heading['level'];
  title: string;
  /**
   * Plain text below the heading, one block per line: paragraphs, table rows, captions, labels of tabs, text
   * alternatives of images, and code as displayed.
   */
  text: string;
  /** Text alternatives and labels of screenshots. The comparison of versions ignores them. */
  pictures?: string;
  /** Inline code and code blocks of the section in order, including code in its heading. */
  code: string[];
  /** Names that the section explains: code at the beginning of table rows and list items. */
  names?: string[];
}

/** Sections of each doc, by the file of the doc. */
export type DocSections = ReadonlyMap<string, readonly PageSection[]>;

/** Result of compiling a body. It depends only on the body, so equal bodies share one result. */
export interface CompiledDoc {
  /** JavaScript for `renderBody`; empty if the body cannot be compiled. */
  code: string;
  headings: Heading[];
  /** Ids of elements other than headings, to which links may refer. */
  anchors: string[];
  links: LinkOrImage[];
  images: LinkOrImage[];
  files: FileReference[];
  /** All uses of components, to report unknown components. */
  componentRefs: ComponentUse[];
  fences: CodeFence[];
  prose: Prose;
  /** Problems with lines counted in the body. The caller adds the file and converts the lines. */
  problems: BodyProblem[];
}

/** A problem without its file. Its line is counted in the body. */
export type BodyProblem = Omit<Problem, 'file'>;

/** An entry of a table of contents (DOC-06). */
export interface TocEntry {
  id: string;
  text: string;
  level: number;
}

/** An image as the build has processed it, with its address and size. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** Value of `srcset` with the responsive sizes (CON-04), widths in px. */
  srcSet?: string;
  /** Tiny preview as a `data:` URI (DOC-31). */
  placeholder?: string;
}

/** A card in a list of links to pages (DOC-33). */
export interface DocCard {
  title: string;
  href: string;
  description: string;
  /** Number of entries directly below a category; undefined for docs. */
  count?: number;
}

/** The pages that were removed between two release lines, such as 3.9 and 3.10. */
export interface RemovedPages {
  from: string;
  to: string;
  pages: readonly { route: string; title: string; category: string }[];
}

/** Lookups and data that a page provides to the components on it. */
export interface PageContext {
  /** Resolves a link: `./technical.md#x` → `/3.9/faq/technical#x`. Returns links that are not to docs unchanged. */
  resolveHref(href: string): string;
  resolveImage(src: string): ResolvedImage;
  /** Resolves the address of a file, such as a video, to the address to render. */
  resolveUrl(url: string, use: UrlUse): string;
  /** Returns cards for the given doc ids, or for the children of this page's category. */
  cards(docIds?: readonly string[]): DocCard[];
  /** Returns the definition of a glossary term; null if the page itself explains the term or if the id is unknown. */
  define(termId: string): string | null;
  /** Returns the pages that the latest version no longer has; null if nothing is compared, and on pages of a version. */
  removedPages(): RemovedPages | null;
  /** All headings below the title. A table of contents in the text selects the levels that it shows. */
  toc: readonly TocEntry[];
}
