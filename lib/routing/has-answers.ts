/**
 * Returns whether a hash contains answers for the script of a page, such as `#host=docker&name=pacs.example.org` on
 * `/tools/setup`. Such a hash is no id, and it is private.
 */
export const hasAnswers = (hash: string): boolean => /^#\w+=/.test(hash);
