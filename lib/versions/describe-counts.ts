import { plural } from '@/lib/i18n/plural';

/** `3 paragraphs`: a count with its noun, which is given as `one|other`. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${plural(number, noun, 'en')}`;

/** `1 changed, 2 added`: the kinds that there are, in the order of the keys. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(', ');
}
