/** Types of the compile stage, which turns a doc's body into runnable code and data for the model. */
import type { ElementType } from 'react';
import type { Problem } from '@/lib/content/types';
import type { SampleMeta } from './fence-meta';

/** Component name or HTML tag → the component that renders it. */
export type ComponentMap = Record<string, ElementType>;

/** A heading of a page, in document order. Level 1 is the page's own title. */
export interface Heading {
  id: string;
  /** Plain text, markup removed. */
  text: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Line in the body, 1-based. */
  line: number;
}

/** A link or image as the author wrote it, with its place in the body (1-based). */
export interface Reference {
  href: string;
  /**
   * What readers see: text of a link, text alternative of an image. Empty when there is none; undefined when it is only
   * known at run time, or empty on purpose (`<img alt="">` for decoration).
   */
  text?: string;
  /** Written as a tag `<a>`, not as Markdown. */
  isTag?: true;
  line: number;
  column: number;
}

/** A use of a component, with its place in the body (1-based). */
export interface ComponentReference {
  name: string;
  line: number;
  column: number;
}

/** A code block as written, for the test of samples. */
export interface Fence {
  /** Language in lower case; `text` when none is named. */
  lang: string;
  title?: string;
  code: string;
  /** Line of the opening fence in the body, 1-based. */
  line: number;
  /** Columns that the block is indented by. */
  indent: number;
  meta: SampleMeta;
}

/** A piece of running text, with the place in the body where it begins (1-based). */
export interface ProsePiece {
  text: string;
  line: number;
  column: number;
}

/** Input of the writing checks: a body without code blocks, links and generated parts. */
export interface Prose {
  /** Number of words in the body, without code blocks. */
  words: number;
  /** Text in reading order, without top headings, code and the text of links. */
  pieces: ProsePiece[];
  /** Headings without content. */
  emptySections: ProsePiece[];
}

/**
 * A section of a page: a heading and everything up to the next one. The sections contain the whole text of the page, in
 * order; footnotes are in the section that refers to them first.
 */
export interface PageSection {
  /** Anchor of the heading; empty for text before the first heading. */
  id: string;
  /** Level of the heading; 1 for text before the first one. */
  level: Heading['level'];
  /** Heading as plain text; empty for text before the first one. */
  title: string;
  /**
   * Plain text below the heading, one block per line: paragraphs, table rows, captions, labels of tabs, alternatives of
   * images, and code as it is shown.
   */
  text: string;
  /** Code of heading and text, inline and blocks, in order. */
  code: string[];
}

/** Sections of docs by file. */
export type DocSections = ReadonlyMap<string, readonly PageSection[]>;

/** The result of compiling a body. Depends on the body alone, so equal bodies share it. */
export interface CompiledDoc {
  /** JavaScript for `renderBody`. */
  code: string;
  headings: Heading[];
  /** Other ids that a link may point to (elements with an `id`). */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Each use of a component, for messages. */
  componentRefs: ComponentReference[];
  /** Code blocks, in document order. */
  fences: Fence[];
  prose: Prose;
  /** Problems with lines counted in the body; the caller adds the file and the offset. */
  problems: BodyProblem[];
  /** Names that the page defines itself; set by plugins of the content source. */
  scope?: PageScope;
}

/** Names that a page defines itself, with their values: components, texts, numbers. */
export interface PageScope {
  names: readonly string[];
  /** Line of the body that defines the first of them. */
  line: number;
  /**
   * @param components components that pages may use
   * @throws what the code that defines them throws
   */
  create: (components: Readonly<Record<string, ElementType>>) => Record<string, unknown>;
}

/** A problem whose file is not known yet: lines count in the body. */
export type BodyProblem = Omit<Problem, 'file'>;

/** One entry of a contents list (DOC-06). */
export interface TocEntry {
  id: string;
  text: string;
  level: number;
}

/** An image after the build step: where it is served and how large it is. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** `srcset` value of the responsive sizes (CON-04), widths in px. */
  srcSet?: string;
  /** Tiny preview as a `data:` URI (DOC-31). */
  placeholder?: string;
}

/** A card of a card list (DOC-33). */
export interface DocCard {
  title: string;
  href: string;
  description: string;
  /** Number of entries directly below it when it is a category. */
  count?: number;
}

/** Lookups and data that components get from the page that contains them. */
export interface PageContext {
  /** `./technical.md#x` → `/3.9/faq/technical#x`; other links are returned unchanged. */
  resolveHref(href: string): string;
  resolveImage(src: string): ResolvedImage;
  /** Cards for the children of this page's category, or for given doc ids. */
  cards(docIds?: readonly string[]): DocCard[];
  /** Definition of a glossary term; null when the page itself explains it, and for unknown ids. */
  define(termId: string): string | null;
  /** All headings below the title; a table of contents within the page picks its own levels. */
  toc: readonly TocEntry[];
}
