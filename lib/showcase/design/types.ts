/** Color modes; the first is the site's default. */
export const modes = ['dark', 'light'] as const;

export type Mode = (typeof modes)[number];

/** The same color in the CSS notations that readers can copy. */
export interface ColorForms {
  hex: string;
  hsl: string;
  oklch: string;
}

/** A color as sRGB channels and opacity, each from 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/**
 * The contrast that WCAG requires: 4.5:1 for text (SC 1.4.3), 3:1 for parts of controls (SC 1.4.11), none for lines
 * that only divide.
 */
export type ContrastNeed = 'text' | 'part' | 'line';

/** WCAG level of a contrast. */
export type ContrastLevel = 'AAA' | 'AA' | 'AA large' | 'below AA' | 'no limit';

/** A background: a token, or black, the background of the viewer. */
export interface GroundText {
  token: string;
  /** Opacity from 0 to 1; 1 when left out. */
  alpha?: number;
}

/** A color on its backgrounds, whose contrast the page states. */
export interface PairText {
  /** The backgrounds, the lowest first. */
  grounds: readonly GroundText[];
  need: ContrastNeed;
  /** Where it is used, e.g. `Button, default`. */
  where: string;
  /** The color, when it is not the token that lists the pair. */
  ink?: GroundText;
}

/** Text of a token. */
export interface TokenText {
  /** Its purpose, and the controls that use it. */
  role: string;
  pairs?: readonly PairText[];
}

/** A part of the palette. */
export interface TokenGroup {
  /** Id of its heading. */
  id: string;
  title: string;
  about: string;
  /** Whether the viewer stores a complete color; otherwise it stores bare channels, to be used in `hsl()`. */
  isColor?: boolean;
  tokens: Readonly<Record<string, TokenText>>;
}
