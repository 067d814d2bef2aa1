import type { KeyText, LinkText } from './types';

/**
 * What the page of a pattern says, as data, so that the page, the gallery, search and the checks read the same.
 * The live panel is the composition in `demos/patterns/<id>.tsx`, its card's specimen `demos/patterns/<id>-miniature.tsx`.
 */
export interface PatternText {
  /** Name of the files of its composition, kebab-case, e.g. `measurements`. */
  id: string;
  /** Address of its page; begins with a slash. */
  route: string;
  /** Heading of the page and of the card. */
  name: string;
  /** One or two sentences: what it is. The page's description, and the text of its card. */
  summary: string;
  /** What the panel holds, from top to bottom, and what to try; each a sentence or two. */
  parts: readonly PatternPart[];
  /** Files shown as code, the composition first; paths from the root of the project. */
  sources: readonly SourceText[];
  /** Controls that it is composed of; addresses begin with a slash. */
  controls: readonly LinkText[];
  /** What feeds the real panel in the viewer, and the page of the docs that says more. */
  services: readonly ServiceText[];
  /** What keys do, in the order a reader tries them. */
  keyboard: readonly KeyText[];
  /** What differs from the panel of the viewer, and what to heed there; each a sentence or two. */
  notes: readonly string[];
}

/** A part of the panel. */
export interface PatternPart {
  title: string;
  description: string;
}

/** A file of the pattern, shown as code. */
export interface SourceText {
  /** From the root of the project. */
  path: string;
  /** What the file is for, a few words. */
  label: string;
}

/** A service, command or customization of the viewer behind the panel. */
export interface ServiceText extends LinkText {
  /** What the panel gets from it, or asks of it. */
  does: string;
}
