import { error, warning } from '../../rule-info';
import { withStandard } from './header-rule';

const cors = 'deployment/cors';
const check = `${cors}#check-the-headers`;
const files = 'deployment/static-assets';
const scriptTypes =
  'Fetch and HTML: with X-Content-Type-Options: nosniff, and for modules always, browsers run a script only if its type is one of JavaScript.';
const freshness =
  'HTTP Caching: a browser may use a stored response without asking the server for as long as Cache-Control or Expires says, or for a time that it guesses from Last-Modified.';

/** Rules about files, and about the text as a whole. */
export const fileRules = {
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
    'Run the commands of step 2, and paste all that they print, with the lines that begin with HTTP/. Answers of a proxy in your own network, such as 407, do not count.',
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

/** What a status of an error means. */
export const meanings: Readonly<Record<number, string>> = {
  404: ': nothing is at this address',
  405: ': the server does not allow this method',
  406: ': the server has no answer of the type in Accept',
  413: ': the upload is larger than the server allows',
  502: ': the proxy cannot reach the server behind it',
  503: ': the server is not ready',
  504: ': the server behind the proxy did not answer in time',
};
