import { error, note, warning } from '../../rule-info';
import { withStandard } from './header-rule';

const cors = 'deployment/cors';
const errors = 'deployment/cors-errors';
const check = `${cors}#check-the-headers`;
const corsHeaders = `${cors}#cors-http-headers`;
const corsCheck =
  'Fetch: a page may read a response of another origin only if Access-Control-Allow-Origin is its own origin, or * without credentials.';
const preflight =
  'Fetch: before a request with other headers than the simplest, the browser asks with OPTIONS, and makes the request only if the answer has a status from 200 to 299 and allows the origin, the method and each header.';
const redirects =
  'Fetch: every response of a chain of redirects must allow the page’s origin, and after a redirect from one foreign origin to another, the browser sends “Origin: null”.';

/** Rules about reading answers of the archive. */
export const corsRules = {
  'no-allow-origin': withStandard(
    error(
      '{answer} has no Access-Control-Allow-Origin, so the viewer at {origin} cannot read it.',
      `${errors}#error-no-allow-origin`,
      'Send Access-Control-Allow-Origin: {origin}, also with errors, or let one server answer for both addresses.',
    ),
    corsCheck,
    'cors',
  ),
  'allow-origin-twice': withStandard(
    error(
      '{answer} has several values for Access-Control-Allow-Origin: {value}.',
      `${errors}#error-multiple-values`,
      'Usually the archive and a proxy both add the header. Remove that of the archive in the proxy.',
    ),
    'Fetch: the value of Access-Control-Allow-Origin is compared as a whole, so a list of origins never matches.',
    'cors',
  ),
  'wildcard-with-credentials': withStandard(
    error(
      'Requests carry credentials, but Access-Control-Allow-Origin is *.',
      `${errors}#error-wildcard`,
      'Send Access-Control-Allow-Origin: {origin}.',
    ),
    corsCheck,
    'cors',
  ),
  'origin-mismatch': withStandard(
    error(
      '{answer} allows the origin {value}, not the viewer’s {origin}.{hint}',
      `${errors}#error-not-equal`,
      'Send Access-Control-Allow-Origin: {origin}.',
    ),
    corsCheck,
    'cors',
  ),
  'no-allow-credentials': withStandard(
    error(
      '{answer} does not allow credentials, which requests carry.',
      `${errors}#error-wildcard`,
      'Send Access-Control-Allow-Credentials: true, in lower case.',
    ),
    'Fetch: a response to a request with credentials is readable only if Access-Control-Allow-Credentials is exactly “true”.',
    'cors',
  ),
  'preflight-status': withStandard(
    error(
      'The preflight is answered with status {name}. {why}',
      `${errors}#error-preflight-status`,
      'Answer OPTIONS with 204 and the CORS headers, before any login.',
    ),
    preflight,
    'cors',
  ),
  'preflight-redirect': withStandard(
    error(
      'The preflight is answered with a redirect ({name}), which browsers do not follow.',
      `${errors}#error-preflight-status`,
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
  ),
  'header-not-allowed': withStandard(
    error(
      'The preflight does not allow the header {name}, {sender}.',
      `${errors}#error-allow-headers`,
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
      'Run the command with OPTIONS of step 2 and paste its output too.',
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
      `${errors}#mixed-content`,
      'Serve the archive over HTTPS too, or let the viewer’s server forward the requests.',
    ),
    'Mixed Content: a page that was loaded over HTTPS may request only HTTPS, or the user’s own computer.',
  ),
  'origin-not-sent': withStandard(
    warning(
      'The request had no Origin header, so the server may have left out Access-Control-Allow-Origin.',
      check,
      'Repeat it with the command of step 2.',
    ),
    'Fetch: browsers send the page’s origin with each request to another origin.',
  ),
  'other-origin-sent': withStandard(
    warning(
      'The request was made with the origin {value}, but the viewer’s is {origin}.',
      check,
      'Correct the viewer’s address above, or repeat the request with the command of step 2.',
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
