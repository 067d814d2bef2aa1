import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The type scale has one more size than Tailwind’s. */
const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['xxs'] }] } } });

/** Joins class names and ignores falsy values; of two utilities for the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
