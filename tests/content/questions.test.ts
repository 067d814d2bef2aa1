import { expect, it } from 'vitest';
import { listPlaces, readQuestions } from '@/lib/search/questions';
import {
  getVersionFilter,
  createSiteSearch,
  searchWithClient,
  type SiteSearch,
} from '@/tools/search/site-search';

const audiences = new Set(['deployer', 'integrator', 'author', 'clinical']);
const questions = readQuestions();
const search = await createSiteSearch();

it('each question that tests the search is listed once, with audience, source and facts', () => {
  expect(questions.length).toBeGreaterThan(0);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  const wrong = questions.filter(
    ({ audience, source, facts }) =>
      !audiences.has(audience) || !/^https:\/\/\S+$/.test(source) || facts.length === 0,
  );
  expect(wrong.map(({ question }) => question)).toEqual([]);
});

it('each reader’s question that tests the search lists existing pages and headings, each only once', () => {
  const docs = search.model.versions.flatMap((version) => version.docs);
  const places = new Set(
    docs.flatMap(({ route, file }) => [
      `${route}#`,
      ...(search.sections.get(file) ?? []).map(({ id }) => `${route}#${id}`),
    ]),
  );
  const named = questions.flatMap(listPlaces);
  expect(named.filter((place) => !places.has(place))).toEqual([]);
  const repeated = questions.filter((item) => new Set(listPlaces(item)).size < listPlaces(item).length);
  expect(repeated.map(({ question }) => question)).toEqual([]);
});

/** Returns the questions for which no hit of the first three leads to a page, or to a heading, with the answer. */
async function findMissed({ client }: SiteSearch) {
  const missed = { page: [] as string[], heading: [] as string[] };
  for (const item of questions) {
    const { hits } = await searchWithClient(client, {
      query: item.question,
      facetFilters: getVersionFilter('current'),
    });
    const places = listPlaces(item);
    const first = hits.slice(0, 3).map(({ url_without_anchor: page, anchor }) => `${page}#${anchor ?? ''}`);
    if (!first.some((hit) => places.some((place) => hit.split('#')[0] === place.split('#')[0])))
      missed.page.push(`${item.question} (${places.join(' ')})`);
    if (!first.some((hit) => places.includes(hit))) missed.heading.push(`${item.page}#${item.anchor}`);
  }
  return missed;
}

it('search finds an answering page in the first three results for 95% of the questions, by the words of pages alone', async () => {
  const { page } = await findMissed(await createSiteSearch(false));
  expect(page.slice(0.05 * questions.length)).toEqual([]);
});

it('with words of questions in its index, search finds the page of 98% and the heading of 70% in three results', async () => {
  const { page, heading } = await findMissed(search);
  expect(page.slice(0.02 * questions.length)).toEqual([]);
  expect(heading.length).toBeLessThanOrEqual(0.3 * questions.length);
});
