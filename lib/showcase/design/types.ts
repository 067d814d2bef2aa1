/** Colour modes, the site's default first. */
export const modes = ['dark', 'light'] as const;

export type Mode = (typeof modes)[number];

/** One custom property of the showcase's sheet, in both modes. */
export interface SheetToken {
  /** Without the sheet's prefix, e.g. `muted-foreground`. */
  name: string;
  /** As written in the sheet, with references to other tokens resolved. */
  values: Record<Mode, string>;
  /** Where the first value stands. */
  file: string;
  line: number;
  column: number;
}

/** A colour in the forms that a reader may copy; each is CSS and means the same colour. */
export interface ColourForms {
  hex: string;
  hsl: string;
  oklch: string;
}

/** A colour as sRGB channels and opacity, each from 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/**
 * What contrast is asked for: of text 4.5:1 (SC 1.4.3), of parts of controls 3:1 (SC 1.4.11), of lines that only
 * divide nothing.
 */
export type ContrastNeed = 'text' | 'part' | 'line';

/** How a contrast is judged. */
export type Verdict = 'AAA' | 'AA' | 'AA large' | 'below AA' | 'no limit';

/** Something that a colour lies on: a token, or black, which the viewer is drawn on. */
export interface GroundText {
  token: string;
  /** Opacity from 0 to 1; 1 when left out. */
  alpha?: number;
}

/** A colour and what it is seen on, of which the page states the contrast. */
export interface PairText {
  /** What it lies on, the lowest first. */
  grounds: readonly GroundText[];
  need: ContrastNeed;
  /** Where this is met, e.g. `Button, default`. */
  where: string;
  /** What is seen, where that is another token than the one that lists the pair. */
  ink?: GroundText;
}

/** What the page says of a token. */
export interface TokenText {
  /** What it is for, and which controls use it. */
  role: string;
  pairs: readonly PairText[];
}

/** A part of the palette. */
export interface TokenGroup {
  /** Id of its heading. */
  id: string;
  title: string;
  about: string;
  /** Whether the viewer keeps bare channels in them, to be used in `hsl()`, or a whole colour. */
  kept: 'channels' | 'colour';
  tokens: Readonly<Record<string, TokenText>>;
}
