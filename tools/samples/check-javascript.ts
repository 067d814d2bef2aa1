import { compileScripts } from './compile-scripts';
import type { SampleFault, Sample } from './sample';
import { completeScript, scriptLanguages } from './completed-script';

/**
 * Checks scripts and diffs. In a diff, every line must start with a marker. If the diff has an attribute such as
 * `of="js"`, its old side must parse and its new side is compiled like any other sample.
 */
export function checkJavaScript(samples: readonly Sample[]): SampleFault[][] {
  const faults = samples.map((sample) => (sample.lang === 'diff' ? checkDiff(sample) : []));
  const scripts = samples.flatMap((sample, index) => {
    if (sample.lang !== 'diff') return [{ script: sample, index }];
    return scriptLanguages.has(sample.meta.of ?? '') ? [{ script: extractSide(sample, '+'), index }] : [];
  });
  const compiled = compileScripts(scripts.map(({ script }) => script));
  for (const [at, { index }] of scripts.entries()) faults[index]?.push(...(compiled[at] ?? []));
  return faults;
}

function checkDiff(sample: Sample): SampleFault[] {
  const { of } = sample.meta;
  const before = scriptLanguages.has(of ?? '') ? completeScript(extractSide(sample, '-')).faults : [];
  return [
    ...checkForm(sample.code),
    ...before.map((fault) => ({ ...fault, message: `Before the change: ${fault.message}` })),
  ];
}

function checkForm(code: string): SampleFault[] {
  const lines = code.split('\n');
  const wrong = lines.findIndex((line) => !/^(?:[ +-]|@@|…|$)/.test(line));
  const hint = 'Begin unchanged lines with a space, removed lines with "-", and added lines with "+".';
  if (wrong >= 0) {
    return [
      {
        line: wrong + 1,
        rule: 'sample-diff',
        message: 'This line of a diff does not begin with a marker.',
        hint,
      },
    ];
  }
  if (lines.some((line) => /^[+-]/.test(line))) return [];
  return [{ line: 1, rule: 'sample-diff', message: 'This diff has no changed lines.', hint }];
}

/** Extracts one side of a diff as a sample. Replaces other lines with empty lines, to keep line numbers. */
function extractSide(sample: Sample, side: '+' | '-'): Sample {
  const other = side === '+' ? '-' : '+';
  const lines = sample.code
    .split('\n')
    .map((line) =>
      line.startsWith(other) || line.startsWith('@@') || line.startsWith('…') ? '' : line.slice(1),
    );
  return { ...sample, lang: sample.meta.of ?? 'text', code: lines.join('\n') };
}
