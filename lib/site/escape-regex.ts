/** A text as a piece of a regular expression that matches just this text. */
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
