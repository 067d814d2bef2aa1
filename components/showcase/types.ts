import type { ControlName } from '@/lib/site/showcase-names';

/**
 * Text of a control's page, as data, because the page, the gallery, search and the checks all read it.
 * `code` is written in backticks. The files beside it in `controls/<control>/` hold the demos.
 */
export interface ControlText {
  name: ControlName;
  /** One or two sentences: what it is. The page's description, and the text of its card. */
  summary: string;
  /** Demos in the order of the page. The file of each is `<id>.tsx`. */
  demos: readonly DemoText[];
  /** Exported components whose props the page lists, in order; each has an `<Name>Props` type in its module. */
  props: readonly string[];
  /** Further exports of the same module that its users need, for the import line of the page. */
  alsoImported?: readonly string[];
  /** What keys do, in the order a reader tries them. */
  keyboard: readonly KeyText[];
  /** The WAI-ARIA pattern that it follows, if there is one. */
  pattern?: ShowcaseLink;
  /** When to use it; each a sentence. */
  use: readonly string[];
  /** When to use something else, and what; each a sentence. */
  avoid: readonly string[];
  /** Differences from the viewer's control, and what to watch out for; each a sentence or two. */
  notes: readonly string[];
  /** Related patterns, controls and docs; addresses begin with a slash. */
  related: readonly ShowcaseLink[];
}

/** A demo of a control. */
export interface DemoText {
  /** Name of its file, kebab-case, e.g. `with-icon`. */
  id: string;
  title: string;
  /** Description of what the demo shows and what to try. */
  description: string;
}

/**
 * Text of a pattern's page, as data. The live panel is `demos/patterns/<id>.tsx`; the same folder contains this text
 * (`<id>-text.ts`) and the demo on the card (`<id>-gallery-demo.tsx`).
 */
export interface PatternText {
  /** Name of its files, kebab-case, e.g. `measurements`. */
  id: string;
  /** Address of its page; begins with a slash. */
  route: string;
  /** Heading of the page and of the card. */
  name: string;
  /** One or two sentences: what it is. The page's description, and the text of its card. */
  summary: string;
  /** What the panel contains, from top to bottom, and what to try. */
  parts: readonly PatternPart[];
  /** Files shown as code, the live panel first; paths from the root of the project. */
  sources: readonly SourceText[];
  /** Controls used in the pattern; addresses begin with a slash. */
  controls: readonly ShowcaseLink[];
  /** Where the real panel in the viewer gets its data, and the docs page about it. */
  services: readonly ServiceText[];
  /** What keys do, in the order a reader tries them. */
  keyboard: readonly KeyText[];
  /** Differences from the viewer's panel, and what to watch out for; each a sentence or two. */
  notes: readonly string[];
}

/** A part of the panel, described in a sentence or two. */
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
export interface ServiceText extends ShowcaseLink {
  /** What the panel uses the service for. */
  does: string;
}

/** Names of keys, spelled the same on all pages. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Home'
  | 'End'
  | `Page ${'Up' | 'Down'}`
  | `Arrow ${'Up' | 'Down' | 'Left' | 'Right'}`
  | 'A–Z'
  | 'T';

/** A row of the table of keys. */
export interface KeyText {
  /** Keys pressed together are one string: `Shift+Tab`. Several strings are alternatives. */
  keys: readonly (Key | `${'Shift' | 'Alt'}+${Key}`)[];
  does: string;
}

/** A link on a page of the showcase. */
export interface ShowcaseLink {
  label: string;
  href: string;
}
