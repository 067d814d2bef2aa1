import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findResultUrls } from '@/tools/search/search-golden';
import { createSiteSearch } from '@/tools/search/site-search';

/** A question that users ask, in their words, with the place of its full answer. */
interface Question {
  audience: 'deployer' | 'integrator' | 'author' | 'clinical';
  question: string;
  /** Address where a user asked it. */
  source: string;
  /** Address of the page with the answer. */
  page: string;
  /** Id of the heading with the answer; empty for the whole page. */
  anchor: string;
  /** Facts that a full answer states. */
  facts: string[];
}

const folder = 'content/checks/questions';
const audiences = new Set(['deployer', 'integrator', 'author', 'clinical']);
const questions = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Question[],
);

const search = await createSiteSearch();

it('questions are listed once, with audience, source and facts', () => {
  expect(questions.length).toBeGreaterThan(0);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  const wrong = questions.filter(
    ({ audience, source, facts }) =>
      !audiences.has(audience) || !/^https:\/\/\S+$/.test(source) || facts.length === 0,
  );
  expect(wrong.map(({ question }) => question)).toEqual([]);
});

it('questions name pages and headings that exist', () => {
  const docs = search.model.versions.flatMap((version) => version.docs);
  const places = new Set(
    docs.flatMap(({ route, file }) => [
      `${route}#`,
      ...(search.sections.get(file) ?? []).map(({ id }) => `${route}#${id}`),
    ]),
  );
  const named = questions.map(({ page, anchor }) => `${page}#${anchor}`);
  expect(named.filter((place) => !places.has(place))).toEqual([]);
});

it('a search for each question finds its page among the first three results', async () => {
  const missed: string[] = [];
  for (const { question, page } of questions) {
    const found = (await findResultUrls(search.client, question)).slice(0, 3);
    if (!found.includes(page)) missed.push(`${question} (${page}): ${found.join(' ')}`);
  }
  expect(missed).toEqual([]);
});
