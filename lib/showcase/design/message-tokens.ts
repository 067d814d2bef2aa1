import type { TokenGroup, TokenText } from './types';

const kinds = { success: 'success', info: 'information', warning: 'warning', error: 'error' };

const textsOf = ([kind, what]: [string, string]): [string, TokenText][] => [
  [`${kind}-bg`, { role: `Background of ${what} messages.`, pairs: [] }],
  [
    `${kind}-border`,
    {
      role: `Edge of ${what} messages.`,
      pairs: [{ grounds: [{ token: `${kind}-bg` }], need: 'line', where: 'Edge of a Toast' }],
    },
  ],
  [
    `${kind}-text`,
    {
      role: `Words and icon of ${what} messages.`,
      pairs: [{ grounds: [{ token: `${kind}-bg` }], need: 'text', where: 'Toast' }],
    },
  ],
];

/** Three tokens per kind of message. */
export const messageTokens: TokenGroup = {
  id: 'messages',
  title: 'Messages',
  about:
    'Background, edge and words of a toast, by kind. The viewer declares these tokens, bright in both modes, but its toasts take the dark colors that the toast library brings.',
  format: 'color',
  tokens: Object.fromEntries(Object.entries(kinds).flatMap(textsOf)),
};

/** Five colors for series of data. */
export const seriesTokens: TokenGroup = {
  id: 'series',
  title: 'Series of data',
  about:
    'For lines and bars of charts. Color alone must not tell series apart: give each a label, a mark or a pattern, too. No control of 3.10 uses them.',
  format: 'channels',
  tokens: Object.fromEntries(
    ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((nth, index) => [
      `chart-${index + 1}`,
      {
        role: `${nth} series of a chart.`,
        pairs: [{ grounds: [{ token: 'background' }], need: 'part', where: 'Line of a chart' }],
      },
    ]),
  ),
};
