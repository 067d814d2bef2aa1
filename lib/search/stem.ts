const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)s?$/, 'iz'],
  [/(?:ations?|ating|ated|ates?)$/, ''],
  [/ies$/, 'y'],
  [/(?:ments?|ings?|ions?|ers?|ors?)$/, ''],
  [/(?:ed|es|ly|e)$/, ''],
  [/([^s])s$/, '$1'],
];
const shortest = 3;

/**
 * What forms of an English word have in common: `deploying`, `deployment` and `deploys` give `deploy`. Rough on
 * purpose: it only brings words together, it never decides alone.
 */
export function stemWord(word: string): string {
  for (const [ending, rest] of endings) {
    const stem = word.replace(ending, rest);
    if (stem !== word && stem.length >= shortest) return undouble(stem);
  }
  return word;
}

const undouble = (stem: string): string =>
  stem.length > shortest + 1 ? stem.replace(/([bdgklmnprt])\1$/, '$1') : stem;
