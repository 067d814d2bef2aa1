import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Merges class names and treats `text-xxs`, which Tailwind lacks, as a font size. */
const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['xxs'] }] } } });

/** Joins class names and skips falsy values. If two Tailwind utilities set the same property, the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
