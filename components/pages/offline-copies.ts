/** Comments around the links to the offline copies on `/versions`, which `npm run bundle` adds to the finished site. */
export const offlineCopiesStart = '<!--offline-copies-->';
export const offlineCopiesEnd = '<!--/offline-copies-->';

/** Comments around the links to the PDFs on `/versions`, which `npm run pdf` adds. */
export const pdfLinksStart = '<!--pdfs-->';
export const pdfLinksEnd = '<!--/pdfs-->';
