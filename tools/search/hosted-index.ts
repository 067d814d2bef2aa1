import { getHostedOrigins } from '@/lib/search/settings';
import type { HostedRecord } from './hosted-records';
import type { Synonyms } from '@/lib/search/site-indexes';

/** Index of the hosted search service, with an API key that may write to it. */
export interface HostedTarget {
  appId: string;
  writeKey: string;
  indexName: string;
  host?: string;
}

/** Retries, delays and timeouts of requests to the hosted search service. */
export interface RetryOptions {
  attempts: number;
  /** Delay before the second attempt, in ms; the delay doubles before each further attempt. */
  firstWait: number;
  /** Interval between two requests for the status of a task, in ms. */
  taskWait: number;
  /** Maximum number of requests for the status of a task. */
  taskQuestions: number;
  /** Timeout of one request, in ms. */
  timeout: number;
}

export const defaultRetryOptions: RetryOptions = {
  attempts: 6,
  firstWait: 500,
  taskWait: 1000,
  taskQuestions: 1800,
  timeout: 30_000,
};

/** Sends a request to the hosted search service and returns the parsed JSON of the response. */
export type SendRequest = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

class RefusedError extends Error {}

/**
 * Creates a function that sends requests to the hosted search service. If a request fails, the function tries the next
 * host after an increasing delay, except after client errors (4xx), which are final.
 * @returns a function that throws an Error if all attempts fail
 */
export function createRequestSender(
  { appId, writeKey, host }: HostedTarget,
  retry: RetryOptions,
): SendRequest {
  const origins = getHostedOrigins(host === undefined ? { appId } : { appId, host }, 'write');
  const once = async (method: string, url: string, body: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': writeKey,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(retry.timeout),
    });
    const text = await response.text();
    const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
    if (isFinal) throw new RefusedError(`${method} ${url}: ${response.status} ${text.slice(0, 300)}`);
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  return async (method, path, body) => {
    let failure: unknown;
    for (let attempt = 0; attempt < retry.attempts; attempt += 1) {
      if (attempt > 0) await sleep(retry.firstWait * 2 ** (attempt - 1));
      try {
        return await once(method, `${origins[attempt % origins.length] ?? ''}/1/indexes/${path}`, body);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        failure = error;
      }
    }
    throw new Error(`The service did not answer ${retry.attempts} times.`, { cause: failure });
  };
}

/**
 * Waits until the hosted search service has completed a task.
 * @param index name of the index that the task changes
 * @throws Error when the response names no task, or when the task takes too long
 */
export async function waitForTask(
  call: SendRequest,
  index: string,
  answer: Record<string, unknown>,
  { taskWait, taskQuestions }: RetryOptions,
): Promise<void> {
  const { taskID } = answer;
  if (typeof taskID !== 'number') throw new Error('The response of the service does not name a task.');
  for (let question = 0; question < taskQuestions; question += 1) {
    const { status } = await call('GET', `${encodeURIComponent(index)}/task/${taskID}`);
    if (status === 'published') return;
    await sleep(taskWait);
  }
  throw new Error(`The service did not complete task ${taskID} in time.`);
}

/** Settings of the hosted index for searching and ranking. @see acceptance SM-12, SM-15 */
export const hostedIndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  separatorsToIndex: '_',
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,
};

/** Converts the synonyms of the site to the format of the hosted search service. */
export const toHostedSynonyms = (synonyms: Synonyms): object[] =>
  Object.entries(synonyms).map(([input, others]) => ({
    objectID: input.replaceAll(' ', '-'),
    type: 'oneWaySynonym',
    input,
    synonyms: others,
  }));

/** Records and synonyms to push to the hosted index. */
export interface HostedContent {
  records: readonly HostedRecord[];
  synonyms: Synonyms;
}
