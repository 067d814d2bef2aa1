import type { Answer, Headers, Origins } from './servers';

/** A request of the viewer to an archive, and what the archive answers. */
export interface ReadingCase {
  name: string;
  /** Origin of the first request; the archive by default. */
  from?: keyof Origins;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  credentials?: boolean;
  answer: Answer;
  preflight?: Answer;
  /** Browsers differ, so the tool must say that it depends. */
  differs?: true;
  /** Answer at the address that the first one redirects to, at this origin. */
  next?: { at: keyof Origins; answer: Answer; preflight?: Answer; location?: string };
}

const permit = (origin: string) => ['Access-Control-Allow-Origin', origin] as const;
const allow = (origin: string, ...more: Headers): Headers => [permit(origin), ...more];
const cookies = (value = 'true') => ['Access-Control-Allow-Credentials', value] as const;
const names = (value: string) => ['Access-Control-Allow-Headers', value] as const;
const methods = (value: string) => ['Access-Control-Allow-Methods', value] as const;
const ok = (headers: Headers = [], status = 200): Answer => ({ status, headers });

const token = { Authorization: 'Bearer abcdef' };
const study = { 'X-Study': '1' };
const quoted = { Accept: 'multipart/related; type="application/octet-stream"' };
const allowed = ok(allow('{V}'));
const allowedToken = ok(allow('{V}', names('authorization')), 204);
const allowedCookies = ok(allow('{V}', cookies()));

const plain = (name: string, headers: Headers, status?: number): ReadingCase => {
  return { name, answer: ok(headers, status) };
};
const withCookies = (name: string, headers: Headers): ReadingCase => ({
  name: `cookies, ${name}`,
  credentials: true,
  answer: ok(headers),
});
const withToken = (name: string, preflight: Answer, answer = allowed): ReadingCase => {
  return { name: `a token, ${name}`, headers: token, answer, preflight };
};
/** A request with a token and cookies. */
const withBoth = (name: string, preflight: Answer): ReadingCase => {
  return { ...withToken(name, preflight, allowedCookies), credentials: true };
};
const withHeaders = (name: string, headers: Record<string, string>, preflight?: Answer): ReadingCase => {
  return { name, headers, answer: allowed, ...(preflight && { preflight }) };
};
const post = (name: string, type: string, preflight?: Answer): ReadingCase => {
  return { ...withHeaders(name, { 'Content-Type': type }, preflight), method: 'POST' };
};
const withMethod = (method: string, name: string, headers: Headers): ReadingCase => ({
  name: `${method}, ${name}`,
  method,
  answer: allowed,
  preflight: ok(allow('{V}', ...headers), 204),
});
const redirect = (
  name: string,
  from: keyof Origins,
  at: keyof Origins,
  first: Headers,
  last: Headers,
  more: Partial<ReadingCase> = {},
): ReadingCase => ({
  name: `a redirect from ${from} to ${at}, ${name}`,
  from,
  answer: ok(first, 302),
  next: { at, answer: ok(last) },
  ...more,
});

const withCredentials = { credentials: true };
const sentToken = { headers: token, preflight: allowedToken };

export const readingCases: readonly ReadingCase[] = [
  plain('no header', []),
  plain('*', allow('*')),
  plain('the origin', allow('{V}')),
  plain('the origin with a slash', allow('{V}/')),
  plain('the origin with a path', allow('{V}/viewer')),
  plain('another port', allow('http://localhost:1')),
  plain('another scheme', allow('https://localhost')),
  plain('the host only', allow('localhost')),
  plain('upper case', allow('HTTP://LOCALHOST')),
  plain('null', allow('null')),
  plain('an empty value', allow('')),
  plain('spaces around the origin', allow('  {V}  ')),
  plain('the origin twice', [...allow('{V}'), ...allow('{V}')]),
  plain('* twice', allow('*, *')),
  plain('the origin and *', [...allow('{V}'), ...allow('*')]),
  plain('a list of origins', allow('{V}, http://localhost:1')),
  plain('a list with spaces', allow('{V} http://localhost:1')),
  plain('a wildcard in the host', allow('http://*')),
  plain('status 500 with permission', allow('{V}'), 500),
  plain('status 401 without permission', [], 401),
  plain('status 204', allow('*'), 204),
  withCookies('*', allow('*')),
  withCookies('* and permission', allow('*', cookies())),
  withCookies('the origin only', allow('{V}')),
  withCookies('the origin and permission', allow('{V}', cookies())),
  withCookies('True', allow('{V}', cookies('True'))),
  withCookies('true twice', allow('{V}', cookies(), cookies())),
  withCookies('1', allow('{V}', cookies('1'))),
  withToken('allowed', ok(allow('{V}', names('Authorization')), 204)),
  withToken('allowed by a preflight with status 200', ok(allow('{V}', names('authorization')))),
  withToken('allowed with * as origin', ok(allow('*', names('authorization')), 204), ok(allow('*'))),
  withToken('and a preflight with status 404', ok(allow('{V}', names('authorization')), 404)),
  withToken('and a preflight with status 401', ok([], 401)),
  withToken('and a preflight with status 405', ok(allow('{V}', names('authorization')), 405)),
  withToken('and a preflight with status 500', ok(allow('{V}', names('authorization')), 500)),
  withToken('and a preflight that redirects', {
    status: 302,
    headers: [...allow('{V}', names('authorization')), ['Location', '{A}/elsewhere']],
  }),
  withToken('and a preflight without origin', ok([names('authorization')], 204)),
  withToken('and a preflight for another port', ok(allow('http://localhost:1', names('authorization')), 204)),
  withToken('and a preflight without headers', ok(allow('{V}'), 204)),
  withToken('and other headers', ok(allow('{V}', names('accept, content-type')), 204)),
  withToken('in a list of headers', ok(allow('{V}', names('Accept, Authorization,Content-Type')), 204)),
  withToken('in a second list of headers', ok(allow('{V}', names('accept'), names('authorization')), 204)),
  withToken('all headers allowed', ok(allow('{V}', names('*')), 204)),
  withToken('all headers and the name allowed', ok(allow('{V}', names('*, authorization')), 204)),
  withToken('in a list without commas', ok(allow('{V}', names('accept authorization')), 204)),
  withToken('in a list with empty parts', ok(allow('{V}', names(',, authorization ,')), 204)),
  withToken('allowed, but the answer has no origin', ok(allow('{V}', names('authorization')), 204), ok()),
  withToken('and methods without GET', ok(allow('{V}', names('authorization'), methods('PUT')), 204)),
  withToken(
    'and methods that are no list',
    ok(allow('{V}', names('authorization'), methods('GET POST')), 204),
  ),
  withBoth('cookies and *', ok(allow('{V}', cookies(), names('*')), 204)),
  withBoth('cookies and the name', ok(allow('{V}', cookies(), names('authorization')), 204)),
  withBoth('cookies that the preflight does not allow', allowedToken),
  withHeaders('quotes in Accept, allowed', quoted, ok(allow('{V}', names('accept')), 204)),
  withHeaders('quotes in Accept, all headers allowed', quoted, ok(allow('{V}', names('*')), 204)),
  withHeaders('quotes in Accept, no preflight', quoted, ok([], 405)),
  withHeaders('a long Accept', { Accept: `text/plain, ${'a'.repeat(130)}/b` }, ok(allow('{V}'), 204)),
  withHeaders('Accept without quotes', { Accept: 'multipart/related; type=application/octet-stream' }),
  withHeaders('a header of an extension', study, ok(allow('{V}', names('x-study')), 204)),
  withHeaders('a header of an extension, refused', study, ok(allow('{V}', names('x-other')), 204)),
  withHeaders('a range', { Range: 'bytes=0-99' }),
  withHeaders('several ranges', { Range: 'bytes=0-9,20-29' }, ok(allow('{V}'), 204)),
  post(
    'an upload',
    'multipart/related; type="application/dicom"',
    ok(allow('{V}', names('content-type')), 204),
  ),
  post('an upload, refused', 'application/dicom+json', ok(allow('{V}', names('accept')), 204)),
  post('POST of a text', 'text/plain; charset=utf-8'),
  withMethod('PUT', 'allowed', [methods('PUT')]),
  withMethod('PUT', 'in lower case', [methods('put')]),
  withMethod('PUT', 'all methods', [methods('*')]),
  withMethod('PUT', 'other methods', [methods('GET, POST')]),
  withMethod('DELETE', 'in a list', [methods('GET,DELETE')]),
  withMethod('PUT', 'no methods', []),
  redirect('both allow', 'A', 'A', allow('{V}'), allow('{V}')),
  redirect('the first does not allow', 'A', 'A', [], allow('{V}')),
  redirect('the last does not allow', 'A', 'A', allow('{V}'), []),
  redirect('both allow', 'A', 'B', allow('{V}'), allow('{V}')),
  redirect('* at the end', 'A', 'B', allow('{V}'), allow('*')),
  redirect('null at the end', 'A', 'B', allow('{V}'), allow('null')),
  redirect('null and cookies', 'A', 'B', allow('{V}', cookies()), allow('null', cookies()), withCredentials),
  redirect('both allow', 'V', 'A', [], allow('{V}')),
  redirect('nothing is allowed', 'V', 'A', [], []),
  redirect('nothing is allowed', 'V', 'V', [], []),
  redirect('nothing is allowed at the end', 'A', 'V', allow('{V}'), []),
  redirect('* at the end', 'A', 'V', allow('{V}'), allow('*')),
  redirect('with a password', 'A', 'A', allow('{V}'), allow('{V}'), {
    next: { at: 'A', answer: allowed, location: 'http://user:word@' },
  }),
  redirect('with a token, both allow', 'A', 'A', allow('{V}'), allow('{V}'), {
    ...sentToken,
    next: { at: 'A', answer: allowed, preflight: allowedToken },
  }),
  redirect('with a token, the second preflight refuses', 'A', 'A', allow('{V}'), allow('{V}'), {
    ...sentToken,
    next: { at: 'A', answer: allowed, preflight: ok([], 401) },
  }),
  redirect('with a token, no preflight', 'A', 'B', allow('{V}'), allow('*'), {
    ...sentToken,
    differs: true,
    next: { at: 'B', answer: ok(allow('*')), preflight: ok([], 401) },
  }),
  redirect('with a token, allowed', 'A', 'B', allow('{V}'), allow('*'), {
    ...sentToken,
    next: { at: 'B', answer: ok(allow('*')), preflight: ok(allow('*', names('authorization')), 204) },
  }),
  redirect('with a token, allowed', 'V', 'A', [], allow('{V}'), {
    headers: token,
    next: { at: 'A', answer: allowed, preflight: allowedToken },
  }),
  redirect('with a token', 'V', 'A', [], allow('{V}'), {
    differs: true,
    headers: token,
    next: { at: 'A', answer: allowed, preflight: ok([], 401) },
  }),
];
