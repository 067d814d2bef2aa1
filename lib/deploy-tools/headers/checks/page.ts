import { quote } from '../../reporter';
import { placeOf, showAddress, type HeaderContext } from '../context';
import { getValue, parseAddress } from '../exchange';
import {
  getEmbedderPolicy,
  getOpenerPolicy,
  isTrustworthy,
  mayEmbed,
  type EmbedderPolicy,
} from '../fetch-standard';
import { checkFraming } from '../framing';
import { getEssence } from '../content-type';
import type { Hop, Load } from '../group-responses';
import type { HeaderRuleName } from '../data/rules';
import type { Readable } from './reading';

const openerHeader = 'cross-origin-opener-policy';
const embedderHeader = 'cross-origin-embedder-policy';
const corpHeader = 'cross-origin-resource-policy';

/** Checks whether the viewer’s page is cross-origin isolated, or isolated without need. */
export function checkIsolation(context: HeaderContext): Readable {
  const { page, viewer, situation } = context;
  if (!page) return 'unknown';
  const { answer } = page;
  const url = answer.url ?? viewer;
  const state: Isolation = {
    answer,
    opener: getOpenerPolicy(answer.headers),
    embedder: getEmbedderPolicy(answer.headers),
    isSecure: url ? isTrustworthy(url) : true,
    origin: url?.origin ?? 'this address',
  };
  if (situation.isolated) reportMissingIsolation(context, state);
  else reportNeedlessIsolation(context, state);
  return state.isSecure && state.opener === 'same-origin' && state.embedder !== 'unsafe-none';
}

/** What decides whether a page is isolated. */
interface Isolation {
  answer: Hop;
  opener: string;
  embedder: EmbedderPolicy;
  isSecure: boolean;
  origin: string;
}

function reportMissingIsolation({ situation, report }: HeaderContext, state: Isolation): void {
  const { answer, opener, embedder, isSecure, origin } = state;
  const show = (name: string) => {
    const value = getValue(answer.headers, name);
    return value === null ? 'missing' : quote(value);
  };
  if (!isSecure) report('insecure-page', answer, { origin });
  if (opener !== 'same-origin')
    report('no-opener-policy', placeOf(answer, openerHeader), { value: show(openerHeader) });
  if (embedder === 'unsafe-none')
    report('no-embedder-policy', placeOf(answer, embedderHeader), { value: show(embedderHeader) });
  if (situation.framedBy) report('framed-isolation', answer);
}

function reportNeedlessIsolation({ report }: HeaderContext, state: Isolation): void {
  const { answer, opener, embedder, isSecure, origin } = state;
  if (!isSecure) {
    if (opener !== 'unsafe-none') report('opener-ignored', placeOf(answer, openerHeader), { origin });
    return;
  }
  if (opener === 'same-origin') report('needless-opener-policy', placeOf(answer, openerHeader));
  if (embedder === 'require-corp') report('needless-embedder-policy', placeOf(answer, embedderHeader));
}

/** Whether the viewer embeds a response, instead of asking for permission to read it. */
function isEmbedded({ role, answer }: Load): boolean {
  const essence = getEssence(getValue(answer.headers, 'content-type'));
  if (role === 'page' || answer.status >= 400) return false;
  if (role !== 'archive' || /javascript$|\/css$|wasm$|^(?:image|video)\//.test(essence)) return true;
  return essence === 'application/pdf' || (answer.url?.pathname.endsWith('/rendered') ?? false);
}

/** Reports responses that the viewer’s page cannot embed. */
export function checkEmbedding({ loads, page, viewer, report }: HeaderContext): void {
  const embedder = page ? getEmbedderPolicy(page.answer.headers) : 'unsafe-none';
  for (const load of loads) {
    const { url, headers } = load.answer;
    if (!url || !viewer || !isEmbedded(load) || mayEmbed(headers, viewer, url, embedder)) continue;
    const value = getValue(headers, corpHeader);
    const details = { address: showAddress(url), value: value === null ? 'missing' : quote(value) };
    const rule = explainBlock(value, embedder);
    // A PDF is shown in a frame, to which the header applies only if the page has a policy.
    const isPdf = getValue(headers, 'content-type')?.includes('pdf') ?? false;
    if (rule !== 'resource-policy' || !isPdf) report(rule, placeOf(load.answer, corpHeader), details);
  }
}

/** Returns the rule that a response breaks which a page cannot embed. */
function explainBlock(value: string | null, embedder: EmbedderPolicy): HeaderRuleName {
  const isKnown = value === null || /^(?:same-origin|same-site|cross-origin)$/.test(value);
  if (!isKnown) return 'unknown-resource-policy';
  return embedder === 'require-corp' ? 'embedding-blocked' : 'resource-policy';
}

/** Checks whether another page may show the viewer in a frame. */
export function checkFrame({ page, viewer, situation, report }: HeaderContext): Readable {
  const parent = parseAddress(situation.framedBy);
  const self = page?.answer.url ?? viewer;
  if (!page || !parent || !self) return 'unknown';
  const { answer } = page;
  const mistake = checkFraming(answer.headers, parent, self);
  if (mistake) {
    const rule = mistake.header === 'x-frame-options' ? 'frame-options' : 'frame-ancestors';
    report(rule, placeOf(answer, mistake.header), { parent: parent.origin, value: quote(mistake.value) });
    return false;
  }
  const value = getValue(answer.headers, 'x-frame-options');
  const hasAncestors = /frame-ancestors/i.test(getValue(answer.headers, 'content-security-policy') ?? '');
  if (value !== null && !hasAncestors && !/^\s*sameorigin\s*$/i.test(value))
    report('frame-options-ignored', placeOf(answer, 'x-frame-options'), { value: quote(value) });
  return true;
}
