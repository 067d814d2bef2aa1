import { error, note, warning, type RuleInfo } from '../rule-info';

/** Which lines of a server configuration help against a mistake. */
export type Remedy = 'caching' | 'cors' | 'corp' | 'framing' | 'isolation' | 'no-isolation' | 'types';

/** A rule of the header checker. */
export interface HeaderRule extends RuleInfo {
  /** What the standard demands, in one sentence. */
  standard?: string;
  remedy?: Remedy;
}

const withStandard = (rule: RuleInfo, standard: string, remedy?: Remedy): HeaderRule => ({
  ...rule,
  standard,
  ...(remedy && { remedy }),
});

const cors = 'deployment/cors';
const check = `${cors}#check-the-headers`;
const corsHeaders = `${cors}#cors-http-headers`;
const isolation = `${cors}#cross-origin-isolation`;
const files = 'deployment/static-assets';
const frame = 'deployment/iframe';

const corsCheck =
  'Fetch: a page may read a response of another origin only if Access-Control-Allow-Origin is its own origin, or * without credentials.';
const preflight =
  'Fetch: before a request with other headers than the simplest, the browser asks with OPTIONS, and makes the request only if the answer has a status from 200 to 299 and allows the origin, the method and each header.';
const redirects =
  'Fetch: every response of a chain of redirects must allow the page’s origin, and after a redirect from one foreign origin to another, the browser sends “Origin: null”.';
const isolated =
  'HTML: a page is cross-origin isolated only in a secure context, with Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp or credentialless.';
const embedding =
  'Fetch: what a page with Cross-Origin-Embedder-Policy: require-corp embeds from another origin without CORS must permit it with Cross-Origin-Resource-Policy.';
const scriptTypes =
  'Fetch and HTML: with X-Content-Type-Options: nosniff, and for modules always, browsers run a script only if its type is one of JavaScript.';
const freshness =
  'HTTP Caching: a browser may use a stored response without asking the server for as long as Cache-Control or Expires says, or for a time that it guesses from Last-Modified.';

const corsRules = {
  'no-allow-origin': withStandard(
    error(
      '{answer} has no Access-Control-Allow-Origin, so the viewer at {origin} cannot read it.',
      `${cors}#error-no-allow-origin`,
      'Send Access-Control-Allow-Origin: {origin}, also with errors, or let one server answer for both addresses.',
    ),
    corsCheck,
    'cors',
  ),
  'allow-origin-twice': withStandard(
    error(
      '{answer} has several values for Access-Control-Allow-Origin: {value}.',
      `${cors}#error-multiple-values`,
      'Usually the archive and a proxy both add the header. Remove that of the archive in the proxy.',
    ),
    'Fetch: the value of Access-Control-Allow-Origin is compared as a whole, so a list of origins never matches.',
    'cors',
  ),
  'wildcard-with-credentials': withStandard(
    error(
      'Requests carry credentials, but Access-Control-Allow-Origin is *.',
      `${cors}#error-wildcard`,
      'Send Access-Control-Allow-Origin: {origin}.',
    ),
    corsCheck,
    'cors',
  ),
  'origin-mismatch': withStandard(
    error(
      '{answer} allows the origin {value}, not the viewer’s {origin}.{hint}',
      `${cors}#error-not-equal`,
      'Send Access-Control-Allow-Origin: {origin}.',
    ),
    corsCheck,
    'cors',
  ),
  'no-allow-credentials': withStandard(
    error(
      'Requests carry credentials, but {answer} does not allow them.',
      `${cors}#error-wildcard`,
      'Send Access-Control-Allow-Credentials: true, in lower case.',
    ),
    'Fetch: a response to a request with credentials is readable only if Access-Control-Allow-Credentials is exactly “true”.',
    'cors',
  ),
  'preflight-status': withStandard(
    error(
      'The preflight is answered with status {name}. {why}',
      `${cors}#error-preflight-status`,
      'Answer OPTIONS with 204 and the CORS headers, before any login.',
    ),
    preflight,
    'cors',
  ),
  'preflight-redirect': withStandard(
    error(
      'The preflight is answered with a redirect ({name}), which browsers do not follow.',
      `${cors}#error-preflight-status`,
      'Use the address that the redirect leads to in the config, and answer OPTIONS there with 204.',
    ),
    preflight,
    'cors',
  ),
  'unreadable-list': withStandard(
    error(
      '{name} is no list of names, so the browser rejects the preflight: {value}.',
      corsHeaders,
      'Separate the names with commas, without quotes.',
    ),
    preflight,
    'cors',
  ),
  'method-not-allowed': withStandard(
    error(
      'The preflight does not allow the method {name}.',
      corsHeaders,
      'Add {name} to Access-Control-Allow-Methods, in capitals.',
    ),
    'Fetch: every method except GET, HEAD and POST must be in Access-Control-Allow-Methods.',
    'cors',
  ),
  'header-not-allowed': withStandard(
    error(
      'The preflight does not allow the header {name}, {sender}.',
      `${cors}#error-allow-headers`,
      'Add {name} to Access-Control-Allow-Headers.',
    ),
    preflight,
    'cors',
  ),
  'wildcard-authorization': withStandard(
    warning(
      'Access-Control-Allow-Headers is *, which does not cover Authorization by the standard. Chrome and Firefox still accept it.',
      check,
      'Write the name: Authorization, Accept, Content-Type.',
    ),
    'Fetch: the wildcard * stands for every header except Authorization.',
    'cors',
  ),
  'preflight-missing': withStandard(
    warning(
      'The browser asks with a preflight before {reason}, and its answer is not in the text.',
      check,
      'Run the command with OPTIONS below and paste its output too.',
    ),
    preflight,
  ),
  'redirect-origin': withStandard(
    error(
      'The archive redirects to {address}, an origin of its own. The browser now sends “Origin: null”, which the answer does not allow.',
      cors,
      'Use the last address of the redirect in the config, or forward the requests instead of redirecting them.',
    ),
    redirects,
  ),
  'redirect-drops-token': withStandard(
    warning(
      'The redirect leads to another origin, so browsers remove Authorization from the request.',
      cors,
      'Use the last address of the redirect in the config, or forward the requests instead of redirecting them.',
    ),
    'Fetch: after a redirect to another origin, the browser removes Authorization.',
  ),
  'redirect-password': withStandard(
    error(
      'The redirect leads to an address with a user name or password, which browsers refuse.',
      cors,
      'Redirect to an address without it, or forward the requests.',
    ),
    'Fetch: a redirect to another origin must not contain a user name or password.',
  ),
  'redirect-not-followed': withStandard(
    warning(
      'The answer is a redirect to {address}, and the answer of that address is not in the text.',
      cors,
      'Check that address too. It is best to use it in the config, so that there is no redirect.',
    ),
    redirects,
  ),
  'mixed-content': withStandard(
    error(
      'The viewer uses HTTPS and requests {address} without it, which browsers block before they ask the server.',
      `${cors}#mixed-content`,
      'Serve the archive over HTTPS too, or let the viewer’s server forward the requests.',
    ),
    'Mixed Content: a page that was loaded over HTTPS may request only HTTPS, or the user’s own computer.',
  ),
  'origin-not-sent': withStandard(
    warning(
      'The request had no Origin header, so the server may have left out Access-Control-Allow-Origin.',
      check,
      'Repeat it with the command below.',
    ),
    'Fetch: browsers send the page’s origin with each request to another origin.',
  ),
  'other-origin-sent': withStandard(
    warning(
      'The request was made with the origin {value}, but the viewer’s is {origin}.',
      check,
      'Correct the viewer’s address above, or repeat the request with the command below.',
    ),
    corsCheck,
  ),
  'hidden-headers': withStandard(
    note(
      'Scripts cannot read these headers of the answer: {names}. The viewer does not need them.',
      corsHeaders,
      'For an extension that reads them, list them in Access-Control-Expose-Headers.',
    ),
    'Fetch: of a response of another origin, scripts see only the simplest headers, and those in Access-Control-Expose-Headers.',
    'cors',
  ),
  'vary-origin': withStandard(
    note(
      'The answer allows one origin, but has no Vary: Origin. A cache may give it to another viewer, which cannot read it.',
      corsHeaders,
      'Send Vary: Origin if more than one origin is allowed.',
    ),
    'Fetch: if Access-Control-Allow-Origin depends on the request, the response needs Vary: Origin.',
    'cors',
  ),
  'open-to-all': note(
    'Every page that a user opens may read this archive, because * allows all origins.',
    `${cors}#cors---cross-origin-resource-sharing`,
    'If the archive has no login, allow only the viewer’s origin.',
  ),
};

const pageRules = {
  'no-opener-policy': withStandard(
    error('The page is not cross-origin isolated: Cross-Origin-Opener-Policy is {value}.', isolation, ''),
    isolated,
    'isolation',
  ),
  'no-embedder-policy': withStandard(
    error('The page is not cross-origin isolated: Cross-Origin-Embedder-Policy is {value}.', isolation, ''),
    isolated,
    'isolation',
  ),
  'insecure-page': withStandard(
    error(
      'The page is not cross-origin isolated, because {origin} is no secure context.',
      `${cors}#secure-context`,
      'Serve the viewer over HTTPS.',
    ),
    isolated,
  ),
  'opener-ignored': withStandard(
    note(
      'Browsers ignore Cross-Origin-Opener-Policy at {origin}, which is no secure context.',
      `${cors}#error-coop-ignored`,
      'Remove the header, or serve the viewer over HTTPS.',
    ),
    isolated,
    'no-isolation',
  ),
  'needless-isolation': withStandard(
    note(
      'The page sends {names}. Viewers since 3.9 do not need it, and it {harm}.',
      isolation,
      'Remove it, unless an extension of yours needs SharedArrayBuffer.',
    ),
    isolated,
    'no-isolation',
  ),
  'framed-isolation': withStandard(
    note(
      'A page in a frame is isolated only if the page around it is isolated too and has allow="cross-origin-isolated".',
      frame,
      'Check the headers of that page as well.',
    ),
    isolated,
  ),
  'embedding-blocked': withStandard(
    error(
      'The page’s policy require-corp blocks {address} where it is embedded: as a PDF, image or script. {value}',
      `${cors}#error-blocked-by-coep`,
      'Send Cross-Origin-Resource-Policy with this response, and with PDFs also Cross-Origin-Embedder-Policy; or remove require-corp from the page.',
    ),
    embedding,
    'corp',
  ),
  'resource-policy': withStandard(
    error(
      '{address} forbids pages of other origins to embed it: Cross-Origin-Resource-Policy is {value}.',
      `${cors}#header-values-see-mdn-for-more-information`,
      'Send same-site or cross-origin, which fits the two addresses.',
    ),
    'Fetch: without CORS, a response with Cross-Origin-Resource-Policy: same-origin can be embedded only in pages of its own origin.',
    'corp',
  ),
  'frame-options': withStandard(
    error(
      'X-Frame-Options is {value}, so {parent} cannot show the viewer in a frame.',
      `${frame}#error-x-frame-options`,
      'Remove X-Frame-Options, and name the page in frame-ancestors of Content-Security-Policy.',
    ),
    'HTML: X-Frame-Options knows only DENY and SAMEORIGIN, and counts only without frame-ancestors.',
    'framing',
  ),
  'frame-ancestors': withStandard(
    error(
      'The policy {value} does not allow {parent} to show the viewer in a frame.',
      `${frame}#error-frame-ancestors`,
      'Add the origin to frame-ancestors in every Content-Security-Policy header.',
    ),
    'Content Security Policy: every policy with frame-ancestors must name each page around the frame.',
    'framing',
  ),
  'frame-options-ignored': withStandard(
    warning(
      'Browsers ignore X-Frame-Options: {value}, so every page can show the viewer in a frame.',
      `${frame}#other-origin`,
      'Name the pages that may do so in frame-ancestors of Content-Security-Policy.',
    ),
    'HTML: X-Frame-Options knows only DENY and SAMEORIGIN, and counts only without frame-ancestors.',
    'framing',
  ),
};

const fileRules = {
  'html-for-file': error(
    '{address} is answered with HTML, probably the start page for an unknown path.',
    `${files}#unexpected-token`,
    'Check that the path is right, and that the server has the file or forwards the path.',
  ),
  'script-type': withStandard(
    error(
      'The browser does not run this script, because its type is {value}.',
      `${files}#module-script-mime-type`,
      'Send scripts as text/javascript.',
    ),
    scriptTypes,
    'types',
  ),
  'script-type-guessed': withStandard(
    warning(
      'The type of this script is {value}. Browsers run it only as long as no X-Content-Type-Options: nosniff is added.',
      `${files}#mime-types`,
      'Send scripts as text/javascript.',
    ),
    scriptTypes,
    'types',
  ),
  'wasm-type': withStandard(
    error(
      'The browser does not compile this WebAssembly while it loads, because its type is {value}.',
      `${files}#wasm-mime-type`,
      'Send it as application/wasm, without parameters.',
    ),
    'WebAssembly Web API: a module is compiled while it loads only if its type is exactly application/wasm.',
    'types',
  ),
  'style-type': withStandard(
    error(
      'The browser does not use this style sheet, because its type is {value}.',
      `${files}#mime-types`,
      'Send it as text/css.',
    ),
    'HTML: a page in standards mode uses a style sheet only if its type is text/css.',
    'types',
  ),
  'multipart-boundary': withStandard(
    error(
      'The type multipart has no boundary, so the viewer cannot split the answer.',
      'configuration/dataSources/dicom-web',
      'A proxy may rewrite Content-Type. Let it pass the header unchanged.',
    ),
    'MIME (RFC 2046): the Content-Type of a multipart answer must name the boundary between its parts.',
  ),
  'archive-type': withStandard(
    warning(
      'The archive answers with the type {value}, which is not one of DICOMweb.',
      'configuration/dataSources/dicom-web',
      'Check that the address is the DICOMweb root.',
    ),
    'DICOMweb (PS3.18): answers are application/dicom+json, multipart/related or a type of images or documents.',
  ),
  'cached-long': withStandard(
    warning(
      'Browsers keep this file for {time} without asking, so users see an old version after an update.',
      `${files}#old-version-after-upload`,
      'Send Cache-Control: no-cache with index.html and app-config.js.',
    ),
    freshness,
    'caching',
  ),
  'cached-by-guess': withStandard(
    warning(
      'Without Cache-Control, each browser decides how long it keeps this file, so some users see an old version after an update.',
      `${files}#old-version-after-upload`,
      'Send Cache-Control: no-cache with index.html and app-config.js.',
    ),
    freshness,
    'caching',
  ),
  'login-required': warning(
    'The status is {status}: the server requires a login, or refuses it.',
    'deployment/authorization',
    'Repeat the command with a token, and answer preflights without one.',
  ),
  'status-not-ok': warning(
    'The status is {status}{meaning}.',
    check,
    'Check the address and the server before the headers.',
  ),
  'no-response': error(
    'The text contains no response with headers.',
    check,
    'Run the commands below, and paste all that they print.',
  ),
  'no-viewer-address': warning(
    'The viewer’s address is missing, so it is unknown which origin must be allowed.',
    check,
    'Enter it above.',
  ),
  'too-long': warning(
    'The text is too long to be checked completely.',
    check,
    'Paste only the responses in question. Export a HAR without bodies.',
  ),
};

export const rules: Readonly<
  Record<keyof typeof corsRules | keyof typeof fileRules | keyof typeof pageRules, HeaderRule>
> = { ...corsRules, ...pageRules, ...fileRules };

export type HeaderRuleName = keyof typeof rules;
