import type { ControlName, PatternId } from '@/lib/site/showcase-names';

/**
 * The text of a control’s page. It is data, because the page, the gallery, search and the checks use it.
 * Strings can contain code in backticks. The text is in `controls/<control>`, in the same folder as the demos.
 */
export interface ControlText {
  name: ControlName;
  /** One or two sentences about the control, for its page, the metadata of the page and the card in the gallery. */
  summary: string;
  /** Demos in the order of the page. Each demo is in a file `<id>.tsx`. */
  demos: readonly DemoText[];
  /** Exported components whose props the page lists, in order. Each has an `<Name>Props` type in its module. */
  props: readonly string[];
  /** Other exports of the module that users of the control need, for the import line on the page. */
  alsoImported?: readonly string[];
  /** Keyboard shortcuts, in the order in which readers are likely to try them. */
  keyboard: readonly KeyboardShortcut[];
  /** The WAI-ARIA pattern that the control follows, if there is one. */
  pattern?: ShowcaseLink;
  /** Cases in which to use the control, one sentence each. */
  use: readonly string[];
  /** Cases in which to use something else, one sentence each. */
  avoid: readonly string[];
  /** Differences from the viewer’s control, and pitfalls, in one or two sentences each. */
  notes: readonly string[];
  /** Links to related patterns, controls and docs. Each `href` starts with a slash. */
  related: readonly ShowcaseLink[];
}

/** The text of a demo of a control. */
export interface DemoText {
  /** Name of the demo’s file without its extension, in kebab case, e.g. `with-icon`. */
  id: string;
  title: string;
  /** Description of what the demo shows and what to try. */
  description: string;
}

/**
 * The text of a pattern’s page. In `demos/patterns`, the live panel is `<id>.tsx`, this text is `<id>-text.ts`, and the
 * demo on the card in the gallery is `<id>-gallery-demo.tsx`.
 */
export interface PatternText {
  /** Base name of the pattern’s files, in kebab case, e.g. `measurements`. */
  id: PatternId;
  /** Heading of the page and of the card in the gallery. */
  name: string;
  /** One or two sentences about the pattern, for its page, the metadata of the page and the card in the gallery. */
  summary: string;
  /** Parts of the panel, from top to bottom, with things to try. */
  parts: readonly PanelPartText[];
  /** Files that the page shows as code, with the live panel first. */
  sources: readonly PatternSourceFile[];
  /** Links to the controls that the pattern uses. Each `href` starts with a slash. */
  controls: readonly ShowcaseLink[];
  /** Services and other parts of the viewer that the real panel uses, with links to their docs pages. */
  services: readonly ViewerServiceLink[];
  /** Keyboard shortcuts, in the order in which readers are likely to try them. */
  keyboard: readonly KeyboardShortcut[];
  /** Differences from the viewer’s panel, and pitfalls, in one or two sentences each. */
  notes: readonly string[];
}

/** A part of a pattern’s panel, described in one or two sentences. */
export interface PanelPartText {
  title: string;
  description: string;
}

/** A file of a pattern that the page shows as code. */
export interface PatternSourceFile {
  /** Path from the root of the repository. */
  path: string;
  /** Purpose of the file, in a few words. */
  label: string;
}

/** A service, command or customization of the viewer that the real panel uses. */
export interface ViewerServiceLink extends ShowcaseLink {
  /** Purpose of the service for the panel, as a sentence. */
  does: string;
}

/** The allowed names of keys, so that all pages spell them the same way. */
export type KeyName =
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

/** A row of the table of keyboard shortcuts. */
export interface KeyboardShortcut {
  /** Keys pressed together are one string: `Shift+Tab`. Several strings are alternatives. */
  keys: readonly (KeyName | `${'Shift' | 'Alt'}+${KeyName}`)[];
  does: string;
}

/** A link on a page of the showcase. */
export interface ShowcaseLink {
  label: string;
  href: string;
}
