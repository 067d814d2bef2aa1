import { quote } from '../../reporter';
import { placeOf, showAddress, type HeaderContext } from '../context';
import { getValue, parseAddress } from '../exchange';
import { getEmbedderPolicy, getOpenerPolicy, isTrustworthy, mayEmbed } from '../fetch-standard';
import { checkFraming } from '../framing';
import { getEssence } from '../content-type';
import type { Readable } from './reading';

const openerHeader = 'cross-origin-opener-policy';
const embedderHeader = 'cross-origin-embedder-policy';

/** Checks whether the viewer’s page is cross-origin isolated, or isolated without need. */
export function checkIsolation(context: HeaderContext): Readable {
  const { page, viewer, situation, report } = context;
  if (!page) return 'unknown';
  const { answer } = page;
  const url = answer.url ?? viewer;
  const opener = getOpenerPolicy(answer.headers);
  const embedder = getEmbedderPolicy(answer.headers);
  const isSecure = url ? isTrustworthy(url) : true;
  const origin = url?.origin ?? 'this address';
  const show = (name: string) =>
    quote(getValue(answer.headers, name) ?? 'missing').replaceAll(/“missing”/g, 'missing');
  const openerPlace = placeOf(answer, openerHeader);
  if (situation.isolated) {
    if (!isSecure) report('insecure-page', answer, { origin });
    const fix = (header: string) => ({ fix: `Send ${header}.` });
    if (opener !== 'same-origin')
      report('no-opener-policy', openerPlace, {
        value: show(openerHeader),
        ...fix('Cross-Origin-Opener-Policy: same-origin'),
      });
    if (embedder === 'unsafe-none')
      report('no-embedder-policy', placeOf(answer, embedderHeader), {
        value: show(embedderHeader),
        ...fix('Cross-Origin-Embedder-Policy: require-corp'),
      });
    if (situation.framedBy) report('framed-isolation', answer);
  } else if (!isSecure && opener !== 'unsafe-none') report('opener-ignored', openerPlace, { origin });
  else if (opener === 'same-origin' || embedder !== 'unsafe-none') {
    const cuts = opener === 'same-origin' && 'cuts the connection to a page that opened the viewer';
    const blocks = embedder === 'require-corp' && 'blocks frames and PDFs from other origins';
    report('needless-isolation', cuts ? openerPlace : placeOf(answer, embedderHeader), {
      names: [
        cuts && 'Cross-Origin-Opener-Policy',
        embedder !== 'unsafe-none' && 'Cross-Origin-Embedder-Policy',
      ]
        .filter(Boolean)
        .join(' and '),
      harm: [cuts, blocks].filter(Boolean).join(' and ') || 'has no use there',
    });
  }
  return isSecure && opener === 'same-origin' && embedder !== 'unsafe-none';
}

/** Whether the viewer shows a response in an element that cannot ask for permission. */
const isEmbedded = (essence: string, path: string) =>
  essence === 'application/pdf' || /^(?:image|video)\//.test(essence) || path.endsWith('/rendered');

/** Reports responses that the viewer’s page cannot embed. */
export function checkEmbedding({ loads, page, viewer, report }: HeaderContext): void {
  const embedder = page ? getEmbedderPolicy(page.answer.headers) : 'unsafe-none';
  for (const { role, answer } of loads) {
    const { url, headers } = answer;
    if (!url || !viewer || role === 'page' || answer.status >= 400) continue;
    const essence = getEssence(getValue(headers, 'content-type'));
    const isFile = role !== 'archive' || /javascript$|\/css$|wasm$/.test(essence);
    if (!isFile && !isEmbedded(essence, url.pathname)) continue;
    if (mayEmbed(headers, viewer, url, embedder)) continue;
    const value = getValue(headers, 'cross-origin-resource-policy');
    const place = placeOf(answer, 'cross-origin-resource-policy');
    const address = showAddress(url);
    if (embedder === 'require-corp')
      report('embedding-blocked', place, {
        address,
        value: `Its Cross-Origin-Resource-Policy is ${value === null ? 'missing' : quote(value)}.`,
      });
    // A PDF is shown in a frame, to which the header applies only if the page has a policy.
    else if (essence !== 'application/pdf')
      report('resource-policy', place, { address, value: quote(value ?? '') });
  }
}

/** Checks whether another page may show the viewer in a frame. */
export function checkFrame({ page, viewer, situation, report }: HeaderContext): Readable {
  const parent = parseAddress(situation.framedBy);
  const self = page?.answer.url ?? viewer;
  if (!page || !parent || !self) return 'unknown';
  const { answer } = page;
  const mistake = checkFraming(answer.headers, parent, self);
  const value = getValue(answer.headers, 'x-frame-options');
  const place = placeOf(answer, mistake?.header ?? 'x-frame-options');
  const details = { parent: parent.origin, value: quote(mistake?.value ?? value ?? '') };
  if (mistake?.header === 'x-frame-options') report('frame-options', place, details);
  else if (mistake) report('frame-ancestors', place, details);
  else if (value !== null && !/^\s*sameorigin\s*$/i.test(value) && !hasAncestors(answer.headers))
    report('frame-options-ignored', place, details);
  return !mistake;
}

const hasAncestors = (headers: Parameters<typeof getValue>[0]) =>
  /frame-ancestors/i.test(getValue(headers, 'content-security-policy') ?? '');
