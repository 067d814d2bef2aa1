import { setTimeout as wait } from 'node:timers/promises';
import type { UrlResult } from './types';

export interface UrlRequestOptions {
  /** Timeout of one request, in ms. */
  timeoutMs: number;
  /** Maximum number of retries after temporary failures. */
  retries: number;
  /** Delay before the first retry, in ms; the delay doubles with each further retry. */
  pauseMs: number;
  /** Longest accepted delay of a `Retry-After` header, in ms; if the delay is longer, the request is not retried. */
  longestPauseMs: number;
}

/** Default options, which allow for slow hosts but let a check of all links finish within minutes. */
export const defaultUrlRequestOptions: UrlRequestOptions = {
  timeoutMs: 15_000,
  retries: 2,
  pauseMs: 1_000,
  longestPauseMs: 60_000,
};

type Answer = { kind: 'answer'; response: Response } | { kind: 'failure'; code: string; message: string };

const mostRedirects = 10;
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation)', accept: '*/*' };
const passingCodes = /^(?:ECONNRESET|EPIPE|EAI_AGAIN|ETIMEDOUT|TIMEOUT|UND_ERR_.*)$/;

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);
const isPassing = (status: number) => status === 429 || status >= 500;

/** Reads the error code of a failed request, such as `ECONNREFUSED`, which is usually on the cause of the error. */
function readFailure(error: unknown): Answer {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'failure', code: 'TIMEOUT', message: 'the host did not respond in time' };
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'FAILED';
  const message = cause instanceof Error && cause.message !== '' ? cause.message : code;
  return { kind: 'failure', code, message: `the request fails: ${message} (${code})` };
}

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    return { kind: 'answer', response };
  } catch (error) {
    return readFailure(error);
  }
}

/** Sends HEAD and, if it fails, GET: many hosts do not support HEAD, so only GET proves that an address is broken. */
async function requestOnce(url: string, timeoutMs: number): Promise<Answer> {
  const head = await request(url, 'HEAD', timeoutMs);
  if (head.kind === 'answer' && (head.response.status < 400 || head.response.status === 429)) return head;
  return head.kind === 'failure' && !passingCodes.test(head.code) ? head : request(url, 'GET', timeoutMs);
}

/** Parses a `Retry-After` header, which is a number of seconds or a date. Returns the delay in ms; null without one. */
export function readRetryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

async function requestWithRetries(url: string, options: UrlRequestOptions): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await requestOnce(url, options.timeoutMs);
    const passes =
      answer.kind === 'failure' ? passingCodes.test(answer.code) : isPassing(answer.response.status);
    if (!passes || attempt >= options.retries) return answer;
    const asked =
      answer.kind === 'answer' ? readRetryAfter(answer.response.headers.get('retry-after')) : null;
    if (asked !== null && asked > options.longestPauseMs) return answer;
    await wait(asked ?? options.pauseMs * 2 ** attempt);
  }
}

function judge(status: number): UrlResult {
  if (status < 400) return { outcome: 'ok', status, reason: '' };
  if (status === 429)
    return { outcome: 'unsure', status, reason: 'the host limits the rate of requests (429)' };
  if ([401, 403, 407, 451, 999].includes(status))
    return { outcome: 'unsure', status, reason: `the host refuses automated requests (${status})` };
  return { outcome: 'broken', status, reason: `the host answers ${status}` };
}

/**
 * Requests a URL with HEAD and, if that fails, with GET. Retries after temporary failures (429, 5xx, timeouts), with
 * the delay of `Retry-After`. Follows redirects; if all of them are permanent, the URL has moved. Never throws.
 */
export async function requestUrl(
  url: string,
  options: UrlRequestOptions = defaultUrlRequestOptions,
): Promise<UrlResult> {
  let current = url;
  let isPermanent = true;
  for (let step = 0; step <= mostRedirects; step++) {
    const answer = await requestWithRetries(current, options);
    if (answer.kind === 'failure') return { outcome: 'broken', status: 0, reason: answer.message };
    const { status } = answer.response;
    const location = answer.response.headers.get('location');
    if (!isRedirect(status) || location === null) {
      const result = judge(status);
      const hasMoved = result.outcome === 'ok' && step > 0 && isPermanent;
      return hasMoved
        ? { outcome: 'moved', status, reason: 'it has moved permanently', to: current }
        : result;
    }
    if (!URL.canParse(location, current))
      return {
        outcome: 'broken',
        status,
        reason: `the host redirects to "${location}", which is not an address`,
      };
    isPermanent &&= status === 301 || status === 308;
    current = new URL(location, current).href;
  }
  return { outcome: 'broken', status: 0, reason: `it redirects more than ${mostRedirects} times` };
}
