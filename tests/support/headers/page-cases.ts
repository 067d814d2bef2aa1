import type { Headers, Origins } from './servers';

const opener = (value: string) => ['Cross-Origin-Opener-Policy', value] as const;
const embedder = (value: string) => ['Cross-Origin-Embedder-Policy', value] as const;

/** Headers of a page that may be cross-origin isolated. */
export const isolationCases: readonly Headers[] = [
  [],
  [opener('same-origin')],
  [embedder('require-corp')],
  [opener('same-origin'), embedder('require-corp')],
  [opener('same-origin'), embedder('credentialless')],
  [opener('same-origin'), embedder('unsafe-none')],
  [opener('same-origin-allow-popups'), embedder('require-corp')],
  [opener('unsafe-none'), embedder('require-corp')],
  [opener('same-origin; report-to="a"'), embedder('require-corp; report-to="a"')],
  [opener('Same-Origin'), embedder('require-corp')],
  [opener('same-origin'), embedder('Require-Corp')],
  [opener('same-origin'), opener('same-origin'), embedder('require-corp')],
  [opener('same-origin'), embedder('require-corp'), embedder('require-corp')],
  [opener('"same-origin"'), embedder('require-corp')],
  [opener(' same-origin '), embedder(' require-corp ')],
];

const options = (value: string) => ['X-Frame-Options', value] as const;
const policy = (value: string) => ['Content-Security-Policy', value] as const;

/** Headers of a page that may be shown in a frame. */
export const frameCases: readonly Headers[] = [
  [],
  [options('DENY')],
  [options('SAMEORIGIN')],
  [options('sameorigin')],
  [options('ALLOW-FROM {A}')],
  [options('SAMEORIGIN'), options('SAMEORIGIN')],
  [options('DENY'), options('SAMEORIGIN')],
  [options('SAMEORIGIN, ALLOWALL')],
  [options('ALLOWALL')],
  [options('')],
  [policy("frame-ancestors 'none'")],
  [policy("frame-ancestors 'self'")],
  [policy('frame-ancestors *')],
  [policy('frame-ancestors {A}')],
  [policy("frame-ancestors 'self' {B}")],
  [policy('frame-ancestors http:')],
  [policy('frame-ancestors https:')],
  [policy('frame-ancestors localhost')],
  [policy('frame-ancestors localhost:*')],
  [policy('frame-ancestors http://localhost:*')],
  [policy('frame-ancestors http://*:*')],
  [policy('frame-ancestors')],
  [policy("default-src 'self'; script-src 'unsafe-inline'")],
  [policy("default-src 'none'; frame-ancestors {A}; script-src 'unsafe-inline'")],
  [policy('frame-ancestors {A}'), policy('frame-ancestors {A} {B}')],
  [policy('frame-ancestors {A}, frame-ancestors {B}')],
  [policy('frame-ancestors {A}'), options('DENY')],
  [policy("default-src 'self'; script-src 'unsafe-inline'"), options('SAMEORIGIN')],
  [policy("Frame-Ancestors 'SELF'")],
];

/** A file that a page loads. */
export interface FileCase {
  kind: 'module' | 'script' | 'style' | 'wasm';
  at: keyof Origins;
  headers: Headers;
}

const nosniff = ['X-Content-Type-Options', 'nosniff'] as const;
const type = (value: string) => ['Content-Type', value] as const;
const types: readonly Headers[] = [
  [],
  [nosniff],
  [type('text/javascript')],
  [type('application/javascript; charset=utf-8'), nosniff],
  [type('TEXT/JavaScript'), nosniff],
  [type('application/x-javascript'), nosniff],
  [type('text/plain')],
  [type('text/plain'), nosniff],
  [type('text/plain'), ['X-Content-Type-Options', 'NoSniff']],
  [type('text/plain'), ['X-Content-Type-Options', 'none']],
  [type('application/octet-stream')],
  [type('application/octet-stream'), nosniff],
  [type('text/html')],
  [type('text/html'), nosniff],
  [type('application/json'), nosniff],
  [type('image/png')],
  [type('text/csv')],
  [type('nothing')],
];
const of = (kind: FileCase['kind'], list: readonly Headers[]) =>
  list.map((headers): FileCase => ({ kind, at: 'V', headers }));

/** Files of the viewer’s own server with different types. */
export const typeCases: readonly FileCase[] = [
  ...of('script', types),
  ...of('module', types),
  ...of('style', [
    [type('text/css')],
    [type('text/css; charset=utf-8'), nosniff],
    [type('text/plain')],
    [type('text/plain'), nosniff],
    [type('text/html')],
    [],
    [nosniff],
  ]),
  ...of('wasm', [
    [type('application/wasm')],
    [type('Application/Wasm')],
    [type('application/wasm; charset=utf-8')],
    [type('application/octet-stream')],
    [],
  ]),
];

const corp = (value: string): Headers => [type('text/javascript'), ['Cross-Origin-Resource-Policy', value]];

/** Scripts of other servers, which allow pages to embed them, or not. */
export const embeddingCases: readonly FileCase[] = (['A', 'B'] as const).flatMap((at) =>
  [
    [type('text/javascript')],
    corp('same-origin'),
    corp('same-site'),
    corp('cross-origin'),
    corp('Cross-Origin'),
    corp('anything'),
    corp('same-site, cross-origin'),
  ].map((headers): FileCase => ({ kind: 'script', at, headers })),
);

const control = (value: string) => ['Cache-Control', value] as const;
const longAgo = ['Last-Modified', 'Wed, 01 Jan 2020 00:00:00 GMT'] as const;

/** Headers that say how long a browser may keep a file. */
export const cacheCases: readonly Headers[] = [
  [],
  [longAgo],
  [['ETag', '"1"']],
  [control('no-cache')],
  [control('no-store'), longAgo],
  [control('no-cache, max-age=1000')],
  [control('max-age=0, must-revalidate')],
  [control('max-age=1000')],
  [control('public, max-age="1000"')],
  [control('MAX-AGE=1000')],
  [control('max-age=1000'), ['Age', '2000']],
  [control('must-revalidate'), longAgo],
  [control('public'), longAgo],
  [control('s-maxage=1000')],
  [['Expires', 'Thu, 01 Jan 2099 00:00:00 GMT']],
  [['Expires', '0'], longAgo],
  [control('max-age=0'), ['Expires', 'Thu, 01 Jan 2099 00:00:00 GMT']],
  [['Pragma', 'no-cache'], longAgo],
  [control('max-age=1000'), ['Vary', '*']],
];

/** Request with cookies or without, and headers of the answer that say what scripts may read. */
export const exposedCases: readonly { credentials: boolean; headers: Headers }[] = [
  { credentials: false, headers: [] },
  { credentials: false, headers: [['Access-Control-Expose-Headers', 'X-Total-Count']] },
  { credentials: false, headers: [['Access-Control-Expose-Headers', 'etag, x-total-count']] },
  { credentials: false, headers: [['Access-Control-Expose-Headers', '*']] },
  { credentials: true, headers: [['Access-Control-Expose-Headers', '*']] },
  { credentials: true, headers: [['Access-Control-Expose-Headers', 'ETag']] },
  { credentials: false, headers: [['Access-Control-Expose-Headers', 'ETag X-Total-Count']] },
];

/** Headers of each answer of {@link exposedCases}. */
export const answerHeaders: Headers = [
  type('application/dicom+json'),
  ['ETag', '"1"'],
  ['X-Total-Count', '7'],
  ['Last-Modified', 'Wed, 01 Jan 2020 00:00:00 GMT'],
  ['Content-Language', 'en'],
];
