import { getEssence } from './content-type';
import { getValue, type HeaderField } from './exchange';

/** What is wrong with a response that a page of another origin wants to read. */
export type CorsMistake =
  | 'no-allow-origin'
  | 'allow-origin-twice'
  | 'wildcard-with-credentials'
  | 'origin-mismatch'
  | 'no-allow-credentials';

/**
 * The CORS check: whether a page may read a response of another origin.
 * @param origin what the browser sends as `Origin`
 * @see https://fetch.spec.whatwg.org/#concept-cors-check
 */
export function checkCors(
  headers: readonly HeaderField[],
  origin: string,
  credentials: boolean,
): CorsMistake | null {
  const allowed = getValue(headers, 'access-control-allow-origin');
  if (allowed === null) return 'no-allow-origin';
  if (allowed === '*') return credentials ? 'wildcard-with-credentials' : null;
  if (allowed !== origin) return allowed.includes(',') ? 'allow-origin-twice' : 'origin-mismatch';
  if (!credentials) return null;
  return getValue(headers, 'access-control-allow-credentials') === 'true' ? null : 'no-allow-credentials';
}

/** Splits a header that lists names of methods or headers; null if it is no list of names. */
export function listNames(value: string | null): string[] | null {
  const names = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)) ? names : null;
}

const hasUnsafeByte = (value: string) => /["():<>?@[\\\]{}]|(?!\t)\p{Cc}/u.test(value);

/** Headers that browsers add, or that scripts cannot set, so that no preflight asks for them. */
const browserHeaders =
  /^(?:accept-(?:charset|encoding)|access-control-.*|cache-control|connection|content-length|cookie|date|dnt|expect|host|if-(?:modified-since|none-match)|keep-alive|origin|pragma|priority|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade.*|user-agent|via|:.*)$/;

/** Whether a page may send a header to another origin without a preflight. */
function isSafelisted(name: string, value: string): boolean {
  if (value.length > 128) return false;
  if (name === 'accept') return !hasUnsafeByte(value);
  if (name === 'accept-language' || name === 'content-language') return /^[\w *,.;=-]*$/.test(value);
  if (name === 'range') return /^bytes=\d+-\d*$/.test(value);
  return (
    name === 'content-type' &&
    !hasUnsafeByte(value) &&
    ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'].includes(getEssence(value))
  );
}

/** Lists the names of request headers that a preflight must ask for. */
export const listUnsafeHeaders = (headers: readonly HeaderField[]): string[] =>
  headers
    .filter(({ name, value }) => !browserHeaders.test(name) && !isSafelisted(name, value))
    .map(({ name }) => name);

export const isSimpleMethod = (method: string): boolean => ['GET', 'HEAD', 'POST'].includes(method);

/** What is wrong with the answer to a preflight, beyond the CORS check. */
export interface PreflightMistake {
  rule:
    | 'header-not-allowed'
    | 'method-not-allowed'
    | 'preflight-redirect'
    | 'preflight-status'
    | 'unreadable-list';
  /** The header or method that is not allowed, the header that cannot be read, or the status. */
  name: string;
  /** Header of the answer that is the reason; empty if it is the status. */
  header: string;
}

/**
 * Whether the answer to a preflight allows a request.
 * @see https://fetch.spec.whatwg.org/#cors-preflight-fetch
 */
export function checkPreflight(
  { status, headers }: { status: number; headers: readonly HeaderField[] },
  method: string,
  names: readonly string[],
  credentials: boolean,
): PreflightMistake | null {
  if (status >= 300 && status < 400)
    return { rule: 'preflight-redirect', name: String(status), header: 'location' };
  if (status < 200 || status > 299) return { rule: 'preflight-status', name: String(status), header: '' };
  const [methodHeader, nameHeader] = [
    'access-control-allow-methods',
    'access-control-allow-headers',
  ] as const;
  const methods = listNames(getValue(headers, methodHeader));
  const allowed = listLowerNames(headers, nameHeader);
  if (!methods)
    return { rule: 'unreadable-list', name: 'Access-Control-Allow-Methods', header: methodHeader };
  if (!allowed) return { rule: 'unreadable-list', name: 'Access-Control-Allow-Headers', header: nameHeader };
  const isAny = (list: readonly string[]) => !credentials && list.includes('*');
  if (!isSimpleMethod(method) && !methods.includes(method) && !isAny(methods))
    return { rule: 'method-not-allowed', name: method, header: methodHeader };
  const refused = isAny(allowed) ? undefined : names.find((name) => !allowed.includes(name));
  return refused === undefined ? null : { rule: 'header-not-allowed', name: refused, header: nameHeader };
}

const listLowerNames = (headers: readonly HeaderField[], name: string) =>
  listNames(getValue(headers, name))?.map((one) => one.toLowerCase());

const readable = new Set(
  'cache-control content-language content-length content-type expires last-modified pragma'.split(' '),
);

/** Whether a script of another origin may read a header of a response. */
export function isReadable(headers: readonly HeaderField[], name: string, credentials: boolean): boolean {
  if (readable.has(name)) return true;
  const exposed = listLowerNames(headers, 'access-control-expose-headers');
  if (name === 'set-cookie' || !exposed) return false;
  return exposed.includes(name) || (!credentials && exposed.includes('*'));
}

/** Whether browsers treat an address as safe although it may be `http`: the user's own computer, or HTTPS. */
export const isTrustworthy = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname) ||
  hostname.endsWith('.localhost');

/** Registrable domains with more than one label after the name are rare in hospitals, so only their usual forms count. */
const publicSuffix = /\.(?:(?:ac|co|com|edu|gob|gov|gouv|net|nhs|or|org)\.[a-z]{2}|[a-z][a-z0-9-]+)$/;

function getSite({ protocol, hostname }: URL): string {
  const suffix = publicSuffix.exec(hostname)?.[0] ?? '';
  const name =
    hostname
      .slice(0, hostname.length - suffix.length)
      .split('.')
      .at(-1) ?? '';
  return `${protocol}//${name}${suffix}`;
}

/** Whether two addresses are of one site: same scheme and registered domain. */
export const isSameSite = (a: URL, b: URL): boolean => getSite(a) === getSite(b);

/**
 * Whether a page may embed a response without CORS, such as a script, an image or a PDF.
 * @param embedder value of COEP of the page
 * @see https://fetch.spec.whatwg.org/#cross-origin-resource-policy-check
 */
export function mayEmbed(
  headers: readonly HeaderField[],
  page: URL,
  resource: URL,
  embedder: EmbedderPolicy,
): boolean {
  const value = getValue(headers, 'cross-origin-resource-policy');
  const policy = ['same-origin', 'same-site', 'cross-origin'].includes(value ?? '') ? value : null;
  if (page.origin === resource.origin) return true;
  if (policy === 'cross-origin') return true;
  if (policy === 'same-origin') return false;
  if (policy === 'same-site') return isSameSite(page, resource);
  return embedder !== 'require-corp';
}

export type EmbedderPolicy = 'credentialless' | 'require-corp' | 'unsafe-none';

/** Reads a header that contains one word with parameters; empty if it contains anything else, such as two words. */
function readToken(value: string | null): string {
  const [, token = ''] = /^([a-z*][\w:/!#$%&'*+.^`|~-]*)\s*(?:;[^,]*)?$/i.exec(value?.trim() ?? '') ?? [];
  return token;
}

/** Returns the policy of a page for what it embeds. */
export function getEmbedderPolicy(headers: readonly HeaderField[]): EmbedderPolicy {
  const token = readToken(getValue(headers, 'cross-origin-embedder-policy'));
  return token === 'require-corp' || token === 'credentialless' ? token : 'unsafe-none';
}

/** Returns the policy of a page for windows that open it. */
export const getOpenerPolicy = (headers: readonly HeaderField[]): string =>
  readToken(getValue(headers, 'cross-origin-opener-policy')) || 'unsafe-none';
