import { line, on, part, text } from './pair-texts';
import type { TokenGroup, TokenText } from './types';

const kinds = { success: 'success', info: 'information', warning: 'warning', error: 'error' };

const textsOf = ([kind, what]: [string, string]): Record<string, TokenText> => ({
  [`${kind}-bg`]: { role: `Background of ${what} messages.` },
  [`${kind}-border`]: {
    role: `Border of ${what} messages.`,
    pairs: [line('Border of a Toast', on(`${kind}-bg`))],
  },
  [`${kind}-text`]: {
    role: `Text and icon of ${what} messages.`,
    pairs: [text('Toast', on(`${kind}-bg`))],
  },
});

/** Three tokens per kind of message. */
export const messageTokens: TokenGroup = {
  id: 'messages',
  title: 'Messages',
  about:
    'Background, border and text of a toast, by kind. The viewer declares these tokens with bright colors in both modes, but its toasts use the dark colors of the toast library.',
  isColor: true,
  tokens: Object.assign({}, ...Object.entries(kinds).map(textsOf)) as TokenGroup['tokens'],
};

/** Five colors for series of data. */
export const seriesTokens: TokenGroup = {
  id: 'series',
  title: 'Data series',
  about:
    'Lines and bars of charts. Color must not be the only difference between series, so also give each series a label, a mark or a pattern. No control of 3.10 uses these tokens.',
  tokens: Object.fromEntries(
    ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((nth, index) => [
      `chart-${index + 1}`,
      { role: `${nth} series of a chart.`, pairs: [part('Line of a chart', on('background'))] },
    ]),
  ),
};
