/**
 * What a showcase page says of a control, as data, so that the page, the gallery, search and the checks read the same.
 * Texts are plain but for `code` in backticks. Live parts stand beside it, in `demos/<control>/<demo id>.tsx`.
 */
export interface ControlText {
  /** Name of the control as exported, e.g. `ToolButtonList`. */
  name: string;
  /** One or two sentences: what it is. The page's description, and the text of its card. */
  summary: string;
  /** Examples in the order of the page. The file of each is `demos/<control>/<id>.tsx`. */
  demos: readonly DemoText[];
  /** Exported components whose props the page lists, in order; each has an `<Name>Props` type in its module. */
  props: readonly string[];
  /** What else of the same module it takes to use it, for the line that imports it. */
  alsoImported?: readonly string[];
  /** What keys do, in the order a reader tries them. */
  keyboard: readonly KeyText[];
  /** The WAI-ARIA pattern that it follows, if there is one. */
  pattern?: LinkText;
  /** When to take it; each a sentence. */
  use: readonly string[];
  /** When to take something else, and what; each a sentence. */
  avoid: readonly string[];
  /** What differs from the control of the viewer, and what to heed there; each a sentence or two. */
  notes: readonly string[];
  /** Pages of patterns, other controls and docs that go on from here; addresses begin with a slash. */
  related: readonly LinkText[];
}

/** One example of a control. */
export interface DemoText {
  /** Name of its file, kebab-case, e.g. `with-icon`. */
  id: string;
  title: string;
  /** What it shows and what to try. */
  description: string;
}

/** Names of keys, one way of writing each on all pages. */
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

/** A line of the table of keys. */
export interface KeyText {
  /** Keys pressed together are one string: `Shift+Tab`. Several strings are alternatives. */
  keys: readonly (Key | `${'Shift' | 'Alt'}+${Key}`)[];
  does: string;
}

export interface LinkText {
  label: string;
  href: string;
}
