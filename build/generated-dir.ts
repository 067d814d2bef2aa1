/** Folder of the files that the build derives from content before Next.js runs. Not committed. */
export const generatedDir = 'generated';
