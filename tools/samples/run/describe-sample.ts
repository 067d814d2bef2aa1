import type { Sample } from '../sample';
import { compileSample, completePart, type CompiledSample } from './compile-sample';

/** Kinds of samples that run in a viewer, and `none` for those that don't. */
export type SampleKind = 'configuration' | 'extension' | 'mode' | 'object' | 'code' | 'none';

/** A sample as it runs in the viewer. */
export interface RunnableSample extends CompiledSample {
  kind: SampleKind;
  /** Why the sample can't be run; undefined if it can. */
  reason?: string;
  /** Names of values of the viewer, or of the reader's own code, that the sample uses without declaring them. */
  given: string[];
  /** Modules that the sample imports. */
  imports: string[];
}

const empty = { body: '', names: [], exports: [], acts: false, given: [], imports: [] };

/** Modules and titles that belong to other programs, and what these programs are. */
const otherPrograms: readonly [pattern: RegExp, program: string][] = [
  [/^@playwright|\bpage\b|\.spec\.|screenShotPaths|^playwright/i, 'a Playwright test'],
  [/\.test\.|\bdescribe\b/, 'a unit test'],
  [/webpack/, 'the configuration of the build'],
  [/tailwind/, 'the configuration of the build'],
  [/^@angular|StudyViewer\.tsx|in the portal|getElementById\('viewer'\)/, 'a page outside the viewer'],
  [/^comlink|^new Worker/, 'a web worker, which only a build puts into the viewer'],
  [/^react-dom/, 'a program of its own'],
  [/^useState$/, 'the inside of a component'],
];

/** What samples need and a test doesn't have. */
const needs: readonly [pattern: RegExp, what: string][] = [
  [/^\s*oidc: /m, 'a login server'],
  [/defaultDataSourceName: 'dicomjson'/, 'a file with studies as JSON'],
  [
    /extensions: \['(?!@ohif)|'@my-site\/[\w-]+\.(customization|panel)Module/,
    "an extension of the reader's own",
  ],
  [/^const mode = \{/m, 'the rest of the mode'],
  [/configurationAPI: '/, 'a reader who picks an archive'],
];

/**
 * Tells how a sample runs in a viewer, and compiles it.
 *
 * @param sample a sample in JavaScript or TypeScript
 * @param version version of the viewer, such as `3.10`; samples for other versions don't run
 */
export function describeSample(sample: Sample, version: string): RunnableSample {
  const { code, meta, lang } = sample;
  const imports = [...code.matchAll(/^import\b[^;'"]*['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);
  const given = (meta.given ?? '').split(/\s+/).filter((name) => name && !name.endsWith(':type'));
  const other = findOtherPurpose(sample, version, [...imports, ...given]);
  if (other) return { ...empty, kind: 'none', reason: other };
  const compiled = compileSample(completePart(code, meta.part), lang);
  if (isConfiguration(sample)) return { ...empty, ...compiled, kind: 'configuration', ...findNeed(code) };
  if (!compiled?.body) return { ...empty, kind: 'none', reason: compiled ? 'types only' : 'not code' };
  const kind = getKind(sample, compiled.names);
  const usesReact = compiled.body.includes('React.') && !/^import React\b/m.test(code);
  return {
    ...compiled,
    kind,
    given: usesReact ? [...new Set([...given, 'React'])] : given,
    imports,
    acts: compiled.acts || given.some((name) => name !== 'React'),
    ...findNeed(code),
    ...(isPartial(code) && { reason: 'leaves something out' }),
  };
}

/** True if `…` stands for the value of a text or for the routes of a mode. */
const isPartial = (code: string) => /['"`]…|^\s*\/\/ … routes|viewports …$/m.test(code);

function findNeed(code: string): { reason?: string } {
  const [, need] = needs.find(([pattern]) => pattern.test(code)) ?? [];
  return need ? { reason: `needs ${need}` } : {};
}

/** Returns what a sample is for if it isn't code for this viewer. */
function findOtherPurpose(
  { code, meta, title = '', ...sample }: Sample,
  version: string,
  names: readonly string[],
): string | undefined {
  if (sample.version !== version) return `for version ${sample.version}`;
  if (meta.unchecked) return meta.unchecked;
  if (meta.part === 'members') return 'types only';
  if (meta.part === 'attributes') return 'a part of an element';
  const [call = ''] = /^document\.getElement.*|new Worker\(/m.exec(code) ?? [];
  const clues = [...names, title, call];
  const program = otherPrograms.find(([pattern]) => clues.some((clue) => pattern.test(clue)));
  return program && `for ${program[1]}`;
}

/** True for a whole `window.config`, for keys of it, and for code above or below it. */
function isConfiguration({ code, meta, title = '' }: Sample): boolean {
  if (meta.part) {
    const ofSource = meta.part === 'properties' && code.startsWith('configuration: {');
    return ofSource || ['AppConfig', 'DataSources', 'DicomWebConfig'].includes(meta.part);
  }
  return /^window\.config = /m.test(code) || /^(app-config\.js|config\/)/.test(title);
}

function getKind({ code, meta: { part }, title = '' }: Sample, names: readonly string[]): SampleKind {
  const hasName = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (part) return kindsByPart[part] ?? 'object';
  if (hasName(/^(onMode(Init|Enter|Exit)|onSetupRouteComplete|modeFactory)$/)) return 'mode';
  if (/^const mode = \{/m.test(code)) return 'mode';
  if (hasName(/^get\w+Module$/) || /\bget\w+Module\.\w+/.test(title)) return 'extension';
  return /^export default (\{\s*id\b|function get\w+Module\b)/m.test(code) ? 'extension' : 'code';
}

const kindsByPart: Readonly<Record<string, SampleKind>> = {
  Mode: 'mode',
  Extension: 'extension',
  function: 'code',
  value: 'code',
};
