import { selectPluralForm } from '@/lib/i18n/select-plural-form';

/** Formats a number with its noun: `3 paragraphs`. The noun has the form `singular|plural`. */
export const formatCount = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${selectPluralForm(number, noun, 'en')}`;

/** Lists all counts except zeros, in the order of the keys: `1 changed, 2 added`. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(', ');
}
