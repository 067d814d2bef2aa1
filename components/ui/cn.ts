import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The type scale has one size more than Tailwind’s own. */
const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['xxs'] }] } } });

/** Joins class names; of two utilities for the same property the last one wins. Falsy values are left out. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
