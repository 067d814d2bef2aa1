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
 * Stems an English word: `deploying`, `deployment` and `deploys` become `deploy`. A rough stemmer is enough: it only
 * relates words and is never the only criterion.
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
