import { error, note, warning } from '../../rule-info';
import { withStandard } from './header-rule';

const cors = 'deployment/cors';
const errors = 'deployment/cors-errors';
const isolation = `${errors}#cross-origin-isolation`;
const frame = 'deployment/iframe';
const isolated =
  'HTML: a page is cross-origin isolated only in a secure context, with Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp or credentialless.';
const embedding =
  'Fetch: what a page with Cross-Origin-Embedder-Policy: require-corp embeds from another origin without CORS must permit it with Cross-Origin-Resource-Policy.';

/** Rules about the viewer’s page: isolation, embedding and frames. */
export const pageRules = {
  'no-opener-policy': withStandard(
    error(
      'The page is not cross-origin isolated: Cross-Origin-Opener-Policy is {value}.',
      isolation,
      'Send Cross-Origin-Opener-Policy: same-origin.',
    ),
    isolated,
    'isolation',
  ),
  'no-embedder-policy': withStandard(
    error(
      'The page is not cross-origin isolated: Cross-Origin-Embedder-Policy is {value}.',
      isolation,
      'Send Cross-Origin-Embedder-Policy: require-corp.',
    ),
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
      `${errors}#error-coop-ignored`,
      'Remove the header, or serve the viewer over HTTPS.',
    ),
    isolated,
    'no-isolation',
  ),
  'needless-opener-policy': withStandard(
    note(
      'Viewers since 3.9 do not need Cross-Origin-Opener-Policy, which cuts the connection to a page that opened the viewer.',
      isolation,
      'Remove it, unless one of your extensions needs SharedArrayBuffer.',
    ),
    isolated,
    'no-isolation',
  ),
  'needless-embedder-policy': withStandard(
    note(
      'Viewers since 3.9 do not need Cross-Origin-Embedder-Policy, which blocks frames and PDFs from other origins.',
      isolation,
      'Remove it, unless one of your extensions needs SharedArrayBuffer.',
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
      'The page’s policy require-corp blocks {address} where it is embedded, as a PDF, image or script: Cross-Origin-Resource-Policy is {value}.',
      `${errors}#error-blocked-by-coep`,
      'Send Cross-Origin-Resource-Policy with this response, and with PDFs also Cross-Origin-Embedder-Policy; or remove require-corp from the page.',
    ),
    embedding,
    'corp',
  ),
  'unknown-resource-policy': withStandard(
    warning(
      'Cross-Origin-Resource-Policy is {value}, which is no value that browsers know. Chrome then blocks {address} on pages with require-corp, Firefox does not.',
      `${cors}#header-values-see-mdn-for-more-information`,
      'Send same-origin, same-site or cross-origin, in lower case and once.',
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
