import { compileScripts } from './compile-scripts';
import type { Fault, Sample } from './sample';
import { buildScript, scriptLanguages } from './script-source';

/**
 * Checks scripts and diffs of scripts: every line of a diff needs a marker, and with `of="js"` both sides must be code: the
 * old one must parse, the new one is compiled like any other sample.
 */
export function checkJavaScript(samples: readonly Sample[]): Fault[][] {
  const faults = samples.map((sample) => (sample.lang === 'diff' ? checkDiff(sample) : []));
  const scripts = samples.flatMap((sample, index) => {
    if (sample.lang !== 'diff') return [{ script: sample, index }];
    return scriptLanguages.has(sample.meta.of ?? '') ? [{ script: takeSide(sample, '+'), index }] : [];
  });
  const compiled = compileScripts(scripts.map(({ script }) => script));
  for (const [at, { index }] of scripts.entries()) faults[index]?.push(...(compiled[at] ?? []));
  return faults;
}

function checkDiff(sample: Sample): Fault[] {
  const { of } = sample.meta;
  const before = scriptLanguages.has(of ?? '') ? buildScript(takeSide(sample, '-')).faults : [];
  return [
    ...checkForm(sample.code),
    ...before.map((fault) => ({ ...fault, message: `Before the change: ${fault.message}` })),
  ];
}

function checkForm(code: string): Fault[] {
  const lines = code.split('\n');
  const wrong = lines.findIndex((line) => !/^(?:[ +-]|@@|…|$)/.test(line));
  const hint = 'Begin lines that stay with a blank, lines that go with "-", lines that come with "+".';
  if (wrong >= 0) {
    return [{ line: wrong + 1, rule: 'sample-diff', message: 'This line says not whether it stays.', hint }];
  }
  if (lines.some((line) => /^[+-]/.test(line))) return [];
  return [{ line: 1, rule: 'sample-diff', message: 'Nothing changes.', hint }];
}

/** One side as a separate sample; lines of the other side are blank, so that line numbers stay the same. */
function takeSide(sample: Sample, side: '+' | '-'): Sample {
  const other = side === '+' ? '-' : '+';
  const lines = sample.code
    .split('\n')
    .map((line) =>
      line.startsWith(other) || line.startsWith('@@') || line.startsWith('…') ? '' : line.slice(1),
    );
  return { ...sample, lang: sample.meta.of ?? 'text', code: lines.join('\n') };
}
