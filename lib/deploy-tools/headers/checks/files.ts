import { quote } from '../../reporter';
import { getEssence, hasNosniff, isNeverScript, isScriptType } from '../content-type';
import { placeOf, showAddress, type HeaderContext } from '../context';
import { getValue, type HeaderField } from '../exchange';
import { meanings } from '../data/file-rules';
import type { Hop, Load } from '../group-responses';
import type { HeaderRuleName } from '../data/rules';

/** Reports statuses of errors, which often come without the headers of a good answer. */
export function checkStatus({ loads, report }: HeaderContext): void {
  for (const { answer } of loads) {
    const { status } = answer;
    if (status === 401 || status === 403) report('login-required', answer, { status });
    else if (status >= 400) report('status-not-ok', answer, { status, meaning: meanings[status] ?? '' });
  }
}

/** Reports types with which the browser or the viewer does not use an answer. */
export function checkTypes(context: HeaderContext): void {
  for (const load of context.loads) {
    const { status, headers } = load.answer;
    if (status < 200 || status > 299 || status === 204) continue;
    checkType(context, load, getEssence(getValue(headers, 'content-type')));
  }
}

function checkType({ report }: HeaderContext, { role, answer, hops }: Load, essence: string): void {
  if (role === 'page' || role === 'file') return;
  const place = placeOf(answer, 'content-type');
  const contentType = getValue(answer.headers, 'content-type');
  const value = contentType === null ? 'missing' : quote(contentType);
  const isHtml = essence === 'text/html';
  if (isHtml) report('html-for-file', place, { address: showAddress(hops[0].url) });
  if (role === 'archive') checkArchiveType({ report }, answer, essence, value);
  const use = uses[role];
  if (!use) return;
  if (!use.isUsed(answer)) report(use.rule, place, { value });
  else if (use.rule === 'script-type' && !isHtml && !isScriptType(essence))
    report('script-type-guessed', place, { value });
}

const isModule = ({ url }: Hop) => url?.pathname.endsWith('.mjs') ?? false;

/** Whether browsers use a file, by what it is, and the rule that it breaks otherwise. */
const uses: Partial<Record<Load['role'], { rule: HeaderRuleName; isUsed: (answer: Hop) => boolean }>> = {
  config: { rule: 'script-type', isUsed: ({ headers }) => isScriptRun(headers, false) },
  script: { rule: 'script-type', isUsed: (answer) => isScriptRun(answer.headers, isModule(answer)) },
  style: { rule: 'style-type', isUsed: ({ headers }) => isStyleUsed(headers) },
  wasm: { rule: 'wasm-type', isUsed: ({ headers }) => isCompiled(headers) },
};

/** Whether browsers run a script. @param isModuleScript whether it is loaded as a module */
export function isScriptRun(headers: readonly HeaderField[], isModuleScript: boolean): boolean {
  const essence = getEssence(getValue(headers, 'content-type'));
  if (isScriptType(essence)) return true;
  return (
    !isModuleScript && !isNeverScript(essence) && !hasNosniff(getValue(headers, 'x-content-type-options'))
  );
}

/** Whether a page in standards mode uses a style sheet. */
export function isStyleUsed(headers: readonly HeaderField[]): boolean {
  const contentType = getValue(headers, 'content-type');
  if (getEssence(contentType) === 'text/css') return true;
  return getEssence(contentType) === '' && !hasNosniff(getValue(headers, 'x-content-type-options'));
}

/** Whether browsers compile a WebAssembly module while it loads. */
export const isCompiled = (headers: readonly HeaderField[]): boolean =>
  getValue(headers, 'content-type')?.trim().toLowerCase() === 'application/wasm';

const dicomwebTypes =
  /^(?:application\/(?:dicom|dicom\+json|dicom\+xml|json|octet-stream|pdf|zip|x-hdf.*)|multipart\/related|(?:image|video|audio|text)\/.+|model\/.+)$/;

function checkArchiveType(
  { report }: Pick<HeaderContext, 'report'>,
  answer: Hop,
  essence: string,
  value: string,
): void {
  const place = placeOf(answer, 'content-type');
  const isMultipart = essence.startsWith('multipart/');
  if (isMultipart && !/;\s*boundary\s*=\s*[^;\s]/i.test(getValue(answer.headers, 'content-type') ?? ''))
    report('multipart-boundary', place);
  else if (!dicomwebTypes.test(essence) && getValue(answer.headers, 'content-length') !== '0')
    report('archive-type', place, { value });
}

/** How long a browser may use a stored response: seconds, `guess`, or 0 if it asks the server each time. */
export function getFreshness(headers: readonly HeaderField[]): number | 'guess' {
  const get = (name: string) => getValue(headers, name) ?? '';
  const control = get('cache-control').toLowerCase();
  if (/(?:^|[\s,])no-(?:store|cache)(?:$|[\s,=])/.test(control) || get('vary').includes('*')) return 0;
  if (control === '' && /no-cache/i.test(get('pragma'))) return 0;
  const [, maxAge] = /(?:^|[\s,])max-age\s*=\s*(\d{1,12})/.exec(control) ?? [];
  if (maxAge !== undefined) return Math.max(Number(maxAge) - (Number(get('age')) || 0), 0);
  if (get('expires') !== '') {
    const from = Date.parse(get('date')) || Date.now();
    return Math.max((Date.parse(get('expires')) || 0) - from, 0) / 1000;
  }
  return get('last-modified') === '' ? 0 : 'guess';
}

/** Seconds for which an old file harms nobody. */
const harmless = 60;

/** Reports files that keep their names from version to version, and that browsers use without asking the server. */
export function checkCaching({ loads, report }: HeaderContext): void {
  for (const { role, answer } of loads) {
    if ((role !== 'page' && role !== 'config') || answer.status !== 200) continue;
    const freshness = getFreshness(answer.headers);
    if (freshness === 'guess') report('cached-by-guess', placeOf(answer, 'last-modified'));
    else if (freshness > harmless) {
      const header = getValue(answer.headers, 'cache-control') === null ? 'expires' : 'cache-control';
      report('cached-long', placeOf(answer, header), { time: showTime(freshness) });
    }
  }
}

function showTime(seconds: number): string {
  const [length, unit] =
    seconds >= 172_800
      ? [86_400, 'days']
      : seconds >= 7200
        ? [3600, 'hours']
        : seconds >= 120
          ? [60, 'minutes']
          : [1, 'seconds'];
  return `${Math.round(seconds / length)} ${unit}`;
}
