/** `npm run search:eval`: measures how well search answers the golden queries. Of the third that is excluded from tuning, only totals are printed. */
import { readGolden, runGolden, scoreGolden, type GoldenResult } from '@/tools/search/search-golden';
import { createSiteSearch } from '@/tools/search/site-search';

const worstCount = 20;
const { client } = await createSiteSearch();
const results = await runGolden(client, readGolden());
const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(7);

function print(name: string, list: readonly GoldenResult[]) {
  const { count, hit3, mrr, first } = scoreGolden(list);
  const sums = `hit@3 ${percent(hit3)}  MRR ${mrr.toFixed(3)}  first ${percent(first)}`;
  console.log(`${name.padEnd(12)} ${String(count).padStart(4)}  ${sums}`);
}

print('all', results);
print(
  'read',
  results.filter(({ isUnread }) => !isUnread),
);
print(
  'unread',
  results.filter(({ isUnread }) => isUnread),
);
for (const kind of new Set(results.map((result) => result.kind)))
  print(
    kind,
    results.filter((result) => result.kind === kind),
  );

const worst = results
  .filter(({ isUnread, place }) => !isUnread && place > 1)
  .sort((left, right) => right.place - left.place)
  .slice(0, worstCount);
console.log('\nWorst of those that are read:');
for (const { query, kind, place, found, urls } of worst)
  console.log(
    `${String(place).padStart(8)}  ${kind}: ${query}\n          wanted ${urls.join(' ')}\n          found  ${found.slice(0, 3).join(' ')}`,
  );
