/** Comments around the links to the offline copies, which `npm run bundle` adds to the finished page. */
export const offlineCopiesStart = '<!--offline-copies-->';
export const offlineCopiesEnd = '<!--/offline-copies-->';

/** Comments around the links to the PDFs, which `npm run pdf` adds. */
export const pdfLinksStart = '<!--pdfs-->';
export const pdfLinksEnd = '<!--/pdfs-->';

const places = offlineCopiesStart + offlineCopiesEnd + pdfLinksStart + pdfLinksEnd;

/** The place for links to offline copies and PDFs. `attachDownloadLinks` fills it after navigation. */
export function DownloadLinks() {
  return <div data-downloads="" dangerouslySetInnerHTML={{ __html: places }} />;
}
