import { existsSync, readdirSync } from 'node:fs';
import { getContentPath, readContentFile } from '@/lib/content/read';
import type { SearchedPage } from './types';

/** A question that users ask, in their words, with the place of its full answer. */
export interface Question {
  audience: 'deployer' | 'integrator' | 'author' | 'clinical';
  question: string;
  /** Address where a user asked it. */
  source: string;
  /** Address of the page with the answer. */
  page: string;
  /** Id of the heading with the answer; empty for the whole page. */
  anchor: string;
  /** Other sections that answer the question in full, each as address and anchor: `/configuration/url#lng`. */
  also?: string[];
  /** Other words that readers use for the same question. */
  words?: string;
  /** Facts that a full answer states. */
  facts: string[];
}

const folder = 'content/checks/questions';

/** Reads users' questions from the content folder, in the order of the files; an empty list if there are none. */
export function readQuestions(): Question[] {
  const dir = getContentPath(folder);
  const files = existsSync(dir) ? readdirSync(dir).sort() : [];
  return files.flatMap((file) => JSON.parse(readContentFile(`${folder}/${file}`) ?? '[]') as Question[]);
}

/** Lists the sections that answer a question, each as address and anchor. */
export const listPlaces = ({
  page,
  anchor,
  also = [],
}: Pick<Question, 'page' | 'anchor' | 'also'>): string[] => [`${page}#${anchor}`, ...also];

/** Adds users' questions, with their other words, to the sections that answer them. */
export function addQuestions(pages: readonly SearchedPage[], questions: readonly Question[]): SearchedPage[] {
  const byPlace = new Map<string, string[]>();
  for (const question of questions) {
    for (const place of listPlaces(question))
      byPlace.set(place, [...(byPlace.get(place) ?? []), question.question, question.words ?? '']);
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      questions: byPlace.get(`${page.url}#${section.anchor}`) ?? [],
    })),
  }));
}
