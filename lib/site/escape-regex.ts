/** Escapes all characters of a string that have a special meaning in regular expressions. */
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
