import { quote } from '../../reporter';
import { placeOf, showAddress, type HeaderContext } from '../context';
import { findHeader, getValue } from '../exchange';
import {
  checkCors,
  checkPreflight,
  isReadable,
  isSimpleMethod,
  isTrustworthy,
  listNames,
  listUnsafeHeaders,
  type CorsMistake,
  type PreflightMistake,
} from '../fetch-standard';
import { getLocation, type Hop, type Load } from '../group-responses';
import type { HeaderRuleName } from '../data/rules';

/** `false` if something is missing that decides whether the viewer can read a response. */
export type Readable = boolean | 'unknown';

/** The request for one response of a chain of redirects, as the browser makes it. */
interface Step {
  hop: Hop;
  method: string;
  /** What the browser sends as `Origin`. */
  origin: string;
  /** Names of headers that a preflight asks for. */
  names: string[];
  /** A redirect to another origin removed the token from the request. */
  isTokenLost: boolean;
}

/** Checks whether the browser lets the viewer read the answers of the archive. */
export function checkReading(context: HeaderContext): Readable {
  const { loads, preflights, viewer, report } = context;
  const used = new Set<Load>();
  const results = loads
    .filter(({ role }) => role === 'archive')
    .map((load) => checkLoad(context, load, used));
  if (!viewer && results.length + preflights.length > 0) report('no-viewer-address', { start: 0, end: 0 });
  if (viewer)
    for (const load of preflights)
      if (!used.has(load) && !checkLonePreflight(context, load, viewer)) results.push(false);
  if (results.includes(false)) return false;
  return results.length === 0 || results.includes('unknown') ? 'unknown' : true;
}

/** Checks a preflight whose request is not in the text. */
function checkLonePreflight(context: HeaderContext, load: Load, viewer: URL): boolean {
  const { answer } = load;
  if (answer.url?.origin === viewer.origin) return true;
  if (answer.url && isMixedContent(context, answer, answer.url)) return false;
  const ask = (about: string) =>
    findHeader(answer.request?.headers ?? [], `access-control-request-${about}`)?.value;
  const names = listNames(ask('headers')?.toLowerCase() ?? null) ?? [];
  return checkAnswerToPreflight(context, startStep(context, answer, ask('method') ?? 'GET', names), load);
}

/** The first request, with the headers in the text and those that the reader’s setup adds. */
function startStep(
  { situation, viewer }: HeaderContext,
  hop: Hop,
  method: string,
  inText = listUnsafeHeaders(hop.request?.headers ?? []),
): Step {
  const names = new Set(inText);
  if (situation.authorization) names.add('authorization');
  if (situation.quotes) names.add('accept');
  return { hop, method, origin: viewer?.origin ?? '', names: [...names], isTokenLost: false };
}

/** Follows a request through its redirects, as the browser does. */
function checkLoad(context: HeaderContext, load: Load, used: Set<Load>): Readable {
  const { viewer } = context;
  if (!viewer) return 'unknown';
  let step = startStep(context, load.hops[0], load.method);
  let isForeign = false;
  let result: Readable = true;
  for (const hop of load.hops) {
    const url = hop.url ?? viewer;
    isForeign ||= url.origin !== viewer.origin;
    const read = checkHop(context, { ...step, hop }, url, isForeign, used);
    if (!read) return false;
    if (read === 'unknown') result = read;
    const location = getLocation(hop);
    if (location && hop === load.answer) {
      context.report('redirect-not-followed', placeOf(hop, 'location'), { address: showAddress(location) });
      return 'unknown';
    }
    if (location) step = follow(step, url, location, viewer);
  }
  if (isForeign) checkExtras(context, load);
  return result;
}

/** Reports a request without HTTPS of a page with HTTPS. Returns whether it is one. */
function isMixedContent({ viewer, report }: HeaderContext, hop: Hop, url: URL): boolean {
  const isMixed = viewer?.protocol === 'https:' && !isTrustworthy(url);
  if (isMixed) report('mixed-content', hop, { address: showAddress(url) });
  return isMixed;
}

/** Checks one response of a chain of redirects. `isForeign` if the chain has left the viewer’s origin. */
function checkHop(
  context: HeaderContext,
  step: Step,
  url: URL,
  isForeign: boolean,
  used: Set<Load>,
): Readable {
  if (isMixedContent(context, step.hop, url)) return false;
  if (!isForeign) return true;
  const location = getLocation(step.hop);
  if (location?.username || location?.password) {
    context.report('redirect-password', placeOf(step.hop, 'location'));
    return false;
  }
  return checkForeign(context, step, used);
}

/** The next request after a redirect. */
function follow(step: Step, from: URL, to: URL, viewer: URL): Step {
  if (from.origin === to.origin) return step;
  return {
    ...step,
    origin: from.origin === viewer.origin ? step.origin : 'null',
    isTokenLost: step.names.includes('authorization'),
  };
}

/** Checks a response of another origin, and the preflight before its request. */
function checkForeign(context: HeaderContext, step: Step, used: Set<Load>): Readable {
  const { hop, names, method } = step;
  const preflight = findPreflight(context, step);
  let isAllowed: Readable = true;
  if (step.isTokenLost) {
    context.report('redirect-drops-token', hop);
    // Some browsers ask for the token that they remove, so only a preflight that allows it is certain.
    isAllowed = preflight && isPreflightPassed(context, step, preflight) ? true : 'unknown';
  } else if (names.length > 0 || !isSimpleMethod(method)) {
    if (preflight) isAllowed = checkAnswerToPreflight(context, step, preflight);
    else {
      context.report('preflight-missing', hop, { reason: explainPreflight(context, step) });
      isAllowed = 'unknown';
    }
  }
  if (preflight) used.add(preflight);
  // After a failed preflight, the browser does not ask. The answer is checked all the same, to report all at once.
  return reportCors(context, step, hop, 'The answer') && isAllowed;
}

/** Finds the answer to the preflight of a request: best for the same address and method. */
function findPreflight({ preflights }: HeaderContext, { hop, method }: Step): Load | undefined {
  const rate = ({ answer }: Load) => {
    if (!answer.url || !hop.url) return 1;
    if (answer.url.origin !== hop.url.origin) return 0;
    const asked = findHeader(answer.request?.headers ?? [], 'access-control-request-method')?.value;
    return 1 + (answer.url.href === hop.url.href ? 2 : 0) + (asked === method ? 1 : 0);
  };
  let best: Load | undefined;
  for (const load of preflights) if (rate(load) > (best ? rate(best) : 0)) best = load;
  return best;
}

const isPreflightPassed = ({ situation }: HeaderContext, step: Step, { answer }: Load): boolean =>
  !checkPreflight(answer, step.method, step.names, situation.credentials) &&
  !checkCors(answer.headers, step.origin, situation.credentials);

function explainPreflight({ situation }: HeaderContext, { names, method }: Step): string {
  if (names.includes('authorization')) return 'a request with Authorization';
  if (names.includes('accept') && situation.quotes)
    return 'requests for metadata and images, because their Accept header contains quotes';
  return names.length > 0 ? `a request with ${quote(names.join(', '))}` : `a request with ${quote(method)}`;
}

/** Reports what is wrong with the answer to a preflight. Returns false if the browser does not make the request. */
function checkAnswerToPreflight(context: HeaderContext, step: Step, { answer }: Load): boolean {
  const mistake = checkPreflight(answer, step.method, step.names, context.situation.credentials);
  if (mistake?.rule === 'preflight-status' || mistake?.rule === 'preflight-redirect') {
    reportPreflight(context, step, answer, mistake);
    return false;
  }
  if (!reportCors(context, step, answer, 'The answer to the preflight')) return false;
  const allowed = getValue(answer.headers, 'access-control-allow-headers');
  if (!mistake && step.names.includes('authorization') && !/authorization/i.test(allowed ?? ''))
    context.report('wildcard-authorization', placeOf(answer, 'access-control-allow-headers'));
  if (!mistake) return true;
  reportPreflight(context, step, answer, mistake);
  return false;
}

const headerNames: Readonly<Record<string, string>> = {
  accept: 'Accept',
  authorization: 'Authorization',
  'content-type': 'Content-Type',
};

function reportPreflight(
  { situation, report }: HeaderContext,
  { origin }: Step,
  answer: Hop,
  { rule, name, header }: PreflightMistake,
): void {
  const isName = rule === 'header-not-allowed';
  const value = quote(getValue(answer.headers, header) ?? '');
  const isLogin = ['401', '403'].includes(name);
  const why = isLogin ? 'A login protects OPTIONS too, but browsers never send a token with it.' : '';
  report(rule, placeOf(answer, header), {
    origin,
    name: isName ? (headerNames[name] ?? quote(name)) : name,
    value,
    why,
    ...(isName && name === 'accept' && situation.quotes ? aboutQuotes : aboutHeader),
  });
}

const aboutHeader = { sender: 'which the requests contain' };
const aboutQuotes = {
  sender: 'which needs permission because its value contains quotes',
  fix: 'Add Accept to Access-Control-Allow-Headers, or set omitQuotationForMultipartRequest: true in the data source.',
};

/** Reports what keeps a page from reading a response. Returns whether nothing does. */
function reportCors(context: HeaderContext, step: Step, hop: Hop, answer: string): boolean {
  const { credentials } = context.situation;
  const mistake = checkCors(hop.headers, step.origin, credentials);
  if (!mistake) return true;
  const { report } = context;
  const name =
    mistake === 'no-allow-credentials' ? 'access-control-allow-credentials' : 'access-control-allow-origin';
  const value = getValue(hop.headers, name) ?? '';
  const place = placeOf(hop, name);
  const details = { answer, origin: step.origin, value: quote(value) };
  const rule = explainMistake(mistake, step, hop, value);
  if (rule === 'redirect-origin') report(rule, place, { address: showAddress(hop.url) });
  else report(rule, place, { ...details, hint: compareOrigins(value, step.origin) });
  return false;
}

/** Finds out whether the redirects, or the request of the reader, are the reason for a mistake. */
function explainMistake(mistake: CorsMistake, { origin }: Step, hop: Hop, value: string): HeaderRuleName {
  const isMissing = mistake === 'no-allow-origin';
  if (origin === 'null' && (isMissing || mistake === 'origin-mismatch')) return 'redirect-origin';
  if (!hop.request || hop.request.headers.length === 0) return mistake;
  const sent = findHeader(hop.request.headers, 'origin')?.value;
  if (isMissing && sent === undefined) return 'origin-not-sent';
  return mistake === 'origin-mismatch' && sent === value ? 'other-origin-sent' : mistake;
}

/** Says how two origins differ that look alike; empty if they do not. */
function compareOrigins(value: string, origin: string): string {
  if (value === 'null') return ' “null” stands for pages without an origin, such as files.';
  if (value.trim() === '') return '';
  if (value.replace(/\/$/, '') === origin) return ' An origin has no slash at the end.';
  if (value.toLowerCase() === origin) return ' Upper and lower case count.';
  if (!URL.canParse(value)) return ' It needs a scheme, such as https://, and has no wildcards.';
  const [allowed, own] = [new URL(value), new URL(origin)];
  if (allowed.origin === origin) return ' It must contain neither a path nor the usual port.';
  if (allowed.hostname !== own.hostname) return ' The host differs.';
  return allowed.protocol === own.protocol ? ' The port differs.' : ' The scheme differs.';
}

const ignored =
  /^(?:access-control-.*|age|alt-svc|connection|content-encoding|cross-origin-.*|date|keep-alive|nel|report-to|server.*|set-cookie|strict-transport-security|transfer-encoding|vary|via|x-.*|:.*|content-security-policy|referrer-policy|permissions-policy)$/;

/** Notes on a response that the viewer can read. */
function checkExtras({ situation, report }: HeaderContext, { answer }: Load): void {
  const { headers } = answer;
  const hidden = headers
    .map(({ name }) => name)
    .filter((name) => !ignored.test(name) && !isReadable(headers, name, situation.credentials));
  if (hidden.length > 0)
    report('hidden-headers', answer, { names: [...new Set(hidden)].slice(0, 12).join(', ') });
  const allowed = getValue(headers, 'access-control-allow-origin');
  const place = placeOf(answer, 'access-control-allow-origin');
  if (allowed === '*') report('open-to-all', place);
  else if (!/(?:^|[\s,])(?:origin|\*)(?:$|[\s,])/i.test(getValue(headers, 'vary') ?? ''))
    report('vary-origin', place);
}
