/**
 * `npm run search:eval`: scores the results of the golden queries. For held-out queries, it prints only totals.
 * `npm run search:eval -- "a question" "another"` prints the first ten hits of each question instead.
 */
import { readGoldenQueries, runGoldenQueries, scoreGoldenResults } from '@/tools/search/search-golden';
import { createSiteSearch, getVersionFilter, searchWithClient } from '@/tools/search/site-search';

const worstCount = 20;
const { client } = await createSiteSearch();
const asked = process.argv.slice(2);
for (const query of asked) {
  const { hits } = await searchWithClient(client, { query, facetFilters: getVersionFilter('current') });
  console.log([query, ...hits.slice(0, 10).map(({ url }, index) => `${index + 1} ${url}`)].join('\n'));
}

/** Scores all golden queries, and prints totals and the worst results. */
async function scoreQueries() {
  const results = await runGoldenQueries(client, readGoldenQueries());
  const tuned = results.filter(({ isHeldOut }) => !isHeldOut);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const groups = {
    all: results,
    tuned,
    'held out': results.filter(({ isHeldOut }) => isHeldOut),
    ...Object.fromEntries(kinds.map((kind) => [kind, results.filter((result) => result.kind === kind)])),
  };
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const scores = Object.entries(groups).map(([name, list]) => {
    const { count, hit3, mrr, first } = scoreGoldenResults(list);
    return [name, { count, 'hit@3': percent(hit3), MRR: mrr.toFixed(3), first: percent(first) }];
  });
  console.table(Object.fromEntries(scores));

  console.log('\nWorst results, without held-out queries:');
  const worst = tuned.filter(({ place }) => place > 1).sort((left, right) => right.place - left.place);
  for (const { query, kind, place, found, urls } of worst.slice(0, worstCount))
    console.log(
      `${String(place).padStart(8)}  ${kind}: ${query}\n          wanted ${urls.join(' ')}\n          found  ${found.slice(0, 3).join(' ')}`,
    );
}

if (asked.length === 0) await scoreQueries();
