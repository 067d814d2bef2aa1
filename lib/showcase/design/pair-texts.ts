import type { ContrastNeed, GroundText, PairText } from './types';

/** A token as a background or color. */
export const on = (token: string, alpha = 1): GroundText => ({ token, alpha });

const pairOf =
  (need: ContrastNeed) =>
  (where: string, ...grounds: GroundText[]): PairText => ({ grounds, need, where });

export const text = pairOf('text');
export const part = pairOf('part');
export const line = pairOf('line');
