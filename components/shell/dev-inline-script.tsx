import { readGeneratedText } from '@/lib/site/read-generated';

/** Name of the file in `generated` with the inline script of all pages. */
const inlineScriptFile = 'inline-script.js';

/** The inline script of all pages, in development. In the export, the build adds it to each page. */
export const DevInlineScript = () => (
  <script
    dangerouslySetInnerHTML={{ __html: readGeneratedText(inlineScriptFile) }}
    suppressHydrationWarning
  />
);
