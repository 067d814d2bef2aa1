import type { Problem } from '@/lib/content/types';
import { requestUrl, defaultUrlRequestOptions, type UrlRequestOptions } from './request-url';
import type { LinkCache } from './link-cache';
import type { ExternalLink, UrlResult } from './types';

export interface ExternalLinkCheckOptions {
  ask?: UrlRequestOptions;
  /** Maximum number of concurrent requests to one host. */
  perHost?: number;
  /** Maximum number of concurrent requests to all hosts. */
  overall?: number;
  cache?: LinkCache;
  /** Called after each URL; `done` is the number of URLs that are finished. */
  onResult?: (url: string, result: UrlResult, done: number) => void;
}

export interface ExternalCheckResult {
  problems: Problem[];
  /** Number of requested URLs. */
  asked: number;
  /** Number of URLs whose result was in the cache. */
  cached: number;
}

/**
 * Calls `work` for all items, with limits on the number of concurrent calls per host and in total.
 * @throws the first error of `work`
 */
export function runWithHostLimits<T extends { url: string }>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { perHost, overall }: { perHost: number; overall: number },
): Promise<void> {
  const waiting = items.map((item) => ({ item, host: new URL(item.url).host }));
  const busy = new Map<string, number>();
  const change = (host: string, by: number) => busy.set(host, (busy.get(host) ?? 0) + by);
  let running = 0;
  return new Promise((resolve, reject) => {
    const startNext = (): void => {
      if (waiting.length === 0 && running === 0) resolve();
      while (running < overall) {
        const index = waiting.findIndex(({ host }) => (busy.get(host) ?? 0) < perHost);
        const [next] = index === -1 ? [] : waiting.splice(index, 1);
        if (next === undefined) return;
        running += 1;
        change(next.host, 1);
        work(next.item).then(() => {
          running -= 1;
          change(next.host, -1);
          startNext();
        }, reject);
      }
    };
    startNext();
  });
}

const hints: Record<Exclude<UrlResult['outcome'], 'ok'>, string> = {
  broken: 'Correct the address, or remove the link.',
  moved: 'Link to the new address.',
  unsure: 'Open the address in a browser.',
};

function toProblems({ url, uses }: ExternalLink, result: UrlResult): Problem[] {
  const { outcome, reason, to } = result;
  if (outcome === 'ok') return [];
  const message = `"${url}": ${reason}${to === undefined ? '' : `, to "${to}"`}.`;
  const severity = outcome === 'broken' ? 'error' : 'warning';
  return uses.map((use) => ({
    ...use,
    rule: `${outcome}-external-link`,
    message,
    hint: hints[outcome],
    severity,
  }));
}

/**
 * Requests every URL once. Reports each link to a broken URL as an error, and each link to a URL that has moved or
 * refuses automated requests as a warning. Needs network access, so no build calls this function.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  options: ExternalLinkCheckOptions = {},
): Promise<ExternalCheckResult> {
  const { ask = defaultUrlRequestOptions, perHost = 2, overall = 16, cache, onResult } = options;
  const results = new Map<ExternalLink, UrlResult>();
  let asked = 0;
  const note = (link: ExternalLink, result: UrlResult) => {
    results.set(link, result);
    onResult?.(link.url, result, results.size);
  };
  const unknown = links.filter((link) => {
    const known = cache?.get(link.url);
    if (known) note(link, known);
    return !known;
  });
  await runWithHostLimits(
    unknown,
    async (link) => {
      const result = await requestUrl(link.url, ask);
      asked += 1;
      cache?.set(link.url, result);
      note(link, result);
    },
    { perHost, overall },
  );
  const problems = links.flatMap((link) => toProblems(link, results.get(link) ?? notAsked));
  return { problems, asked, cached: links.length - unknown.length };
}

const notAsked: UrlResult = { outcome: 'unsure', status: 0, reason: 'it was not requested' };
