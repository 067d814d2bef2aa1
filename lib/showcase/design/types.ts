/** Color modes of the site; the first is the default. */
export const colorModes = ['dark', 'light'] as const;

export type ColorMode = (typeof colorModes)[number];

/** A color in the three CSS notations that readers can copy. */
export interface ColorNotations {
  hex: string;
  hsl: string;
  oklch: string;
}

/**
 * Use of a color, which determines the contrast ratio that WCAG requires: 4.5:1 for text (SC 1.4.3), 3:1 for parts of
 * controls (SC 1.4.11), none for lines that only separate.
 */
export type ContrastNeed = 'text' | 'part' | 'line';

/** WCAG level of a contrast ratio; `no limit` if WCAG requires no contrast. */
export type ContrastLevel = 'AAA' | 'AA' | 'AA large' | 'below AA' | 'no limit';

/** A color layer: a color token or `black`, with an opacity. */
export interface ColorLayer {
  token: string;
  /** Opacity from 0 to 1; the default is 1. */
  alpha?: number;
}

/** A color and its background layers, whose contrast is displayed on the page on colors. */
export interface ColorPair {
  /** Background layers, lowest first. */
  grounds: readonly ColorLayer[];
  need: ContrastNeed;
  /** Control, with its variant or state, in which the pair occurs, e.g. `Button, default`. */
  where: string;
  /** The foreground color; the default is the token that contains this pair. */
  ink?: ColorLayer;
}

/** Description of a color token, with the pairs whose contrast is displayed. */
export interface ColorTokenDescription {
  /** Purpose of the token, and the controls that use it. */
  role: string;
  pairs?: readonly ColorPair[];
}

/** Color tokens with the same purpose, displayed under one heading. */
export interface ColorTokenGroup {
  /** Anchor of the heading of the group. */
  id: string;
  title: string;
  about: string;
  /** True if the viewer's tokens contain complete colors; otherwise they contain only channels for use in `hsl()`. */
  isColor?: boolean;
  tokens: Readonly<Record<string, ColorTokenDescription>>;
}
