import type { TokenGroup, TokenText } from './types';

const kinds = { success: 'success', info: 'information', warning: 'warning', error: 'error' };

const textsOf = ([kind, what]: [string, string]): [string, TokenText][] => [
  [`${kind}-bg`, { role: `Background of ${what} messages.`, pairs: [] }],
  [
    `${kind}-border`,
    {
      role: `Border of ${what} messages.`,
      pairs: [{ grounds: [{ token: `${kind}-bg` }], need: 'line', where: 'Border of a Toast' }],
    },
  ],
  [
    `${kind}-text`,
    {
      role: `Text and icon of ${what} messages.`,
      pairs: [{ grounds: [{ token: `${kind}-bg` }], need: 'text', where: 'Toast' }],
    },
  ],
];

/** Three tokens per kind of message. */
export const messageTokens: TokenGroup = {
  id: 'messages',
  title: 'Messages',
  about:
    'Background, border and text of a toast, by kind. The viewer declares these tokens with bright colors in both modes, but its toasts use the dark colors of the toast library.',
  format: 'color',
  tokens: Object.fromEntries(Object.entries(kinds).flatMap(textsOf)),
};

/** Five colors for series of data. */
export const seriesTokens: TokenGroup = {
  id: 'series',
  title: 'Data series',
  about:
    'Lines and bars of charts. Color must not be the only difference between series, so also give each series a label, a mark or a pattern. No control of 3.10 uses these tokens.',
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
