/** Release lines of the viewer that the config checker knows, the newest first. */
export const knownLines = ['3.10', '3.9'] as const;

export type ViewerLine = (typeof knownLines)[number];
