/** Titles and descriptions of text pages that are written in code, for their HTML metadata and for search. */
export const codePageHeads = {
  '/changes': {
    title: 'Upgrade overview',
    description:
      'The pages of this documentation that are new, changed, moved or removed since the previous version, by section, with the size of each change.',
  },
  '/glossary': {
    title: 'Glossary',
    description: 'DICOM and OHIF viewer terms, each defined in one or two sentences.',
  },
  '/tools/config': {
    title: 'Check a config file',
    description:
      'Paste an app-config.js to find syntax errors, unknown keys, wrong addresses and missing settings, with a link to the page that explains each.',
  },
  '/tools/headers': {
    title: 'Check response headers',
    description:
      'Paste what curl printed to find out whether the browser lets the viewer read the archive, and why not: CORS, preflights, isolation, frames, types and caching.',
  },
  '/tools/setup': {
    title: 'Generate a setup',
    description:
      'Answer a few questions to get the files and commands that deploy the viewer with your archive, each explained line by line.',
  },
} as const;
