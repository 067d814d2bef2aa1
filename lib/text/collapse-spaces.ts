/** Replaces each run of whitespace by one space, and removes it from both ends. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
