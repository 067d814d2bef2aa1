import { interpolate } from './interpolate';
import { plural } from './plural';

/** `plural` for a text with `{count}` in its forms. @see acceptance LOC-03, LOC-08 */
export const getPluralForm = (count: number, message: string, locale: string): string =>
  interpolate(plural(count, message, locale), { count });
