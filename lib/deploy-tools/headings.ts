/** Headings of the pages with deploy tools, by their anchors, for the pages and for the search. */
export const toolHeadings = {
  findings: 'Findings',
  explain: 'Explain this config',
  commands: '2. Run these commands on a user’s computer',
  answers: 'Your answers',
  setup: 'Your setup',
} as const;
