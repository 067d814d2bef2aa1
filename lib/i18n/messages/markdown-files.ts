/** @id site.markdown.about Introduction of `llms.txt`, the list of pages for language models */
export const aboutList =
  'Each link leads to the Markdown version of a page. The number in parentheses is the size of the file.';

/** @id site.markdown.otherVersions Heading above the links to other versions, in `llms.txt` */
export const otherVersions = 'Other versions';

/** @id site.markdown.otherPages Heading above the pages that are in no section, in `llms.txt` */
export const otherPages = 'General';
