import { checkShell } from './check-shell';
import {
  checkCss,
  checkHtml,
  checkHttp,
  checkJson,
  checkSettingsFile,
  checkXml,
  checkYaml,
} from './check-data';
import { checkJavaScript } from './check-javascript';
import { checkDockerfile } from './check-docker';
import { checkNginx } from './check-nginx';
import { checkPowerShell } from './check-powershell';
import { checkViewerNames } from './check-viewer-names';
import { checkEachSample, type SampleCheck, type SampleFault, type Sample } from './sample';
import { scriptLanguages } from './completed-script';

/** A check for samples of certain languages. */
interface Checker {
  languages: readonly string[];
  check: SampleCheck;
  /** True if the result of the check depends on the version of the viewer. */
  isVersioned?: boolean;
}

const checkers: readonly Checker[] = [
  {
    languages: [...scriptLanguages, 'diff'],
    check: checkJavaScript,
    isVersioned: true,
  },
  { languages: ['bash', 'sh'], check: checkShell },
  { languages: ['powershell'], check: checkEachSample(checkPowerShell) },
  { languages: ['nginx'], check: checkNginx },
  { languages: ['docker', 'dockerfile'], check: checkEachSample(checkDockerfile) },
  { languages: ['json'], check: checkEachSample(checkJson) },
  { languages: ['yaml', 'yml'], check: checkEachSample(checkYaml) },
  { languages: ['html'], check: checkEachSample(checkHtml) },
  { languages: ['css'], check: checkEachSample(checkCss) },
  { languages: ['xml'], check: checkEachSample(checkXml) },
  { languages: ['ini', 'dotenv', 'toml', 'properties'], check: checkEachSample(checkSettingsFile) },
];

/** Languages of code blocks that do not contain code, such as terminal output: language → check. */
const plain: Readonly<Record<string, (sample: Sample) => SampleFault[]>> = {
  text: () => [],
  http: checkHttp,
};

/** Result of checking a sample. `plain` samples contain no code; `unchecked` samples are excluded by their author. */
export interface SampleResult {
  sample: Sample;
  state: 'checked' | 'unchecked' | 'plain';
  faults: SampleFault[];
}

/** Checks all samples except those with the attribute `unchecked="…"`. Equal samples are checked only once. */
export async function checkSamples(samples: readonly Sample[]): Promise<SampleResult[]> {
  const results = samples.map((sample): SampleResult => {
    if (sample.lang in plain) return { sample, state: 'plain', faults: plain[sample.lang]?.(sample) ?? [] };
    const state = sample.meta.unchecked === undefined ? 'checked' : 'unchecked';
    return { sample, state, faults: state === 'checked' ? checkLanguage(sample) : [] };
  });
  for (const checker of checkers) await runChecker(checker, results);
  const pages = new Map<string, string>();
  for (const { file, code } of samples) pages.set(file, `${pages.get(file) ?? ''}${code}\n`);
  for (const { sample, state, faults } of results) {
    if (state !== 'unchecked') faults.push(...checkViewerNames(sample, pages.get(sample.file) ?? ''));
  }
  return results;
}

function checkLanguage({ lang }: Sample): SampleFault[] {
  if (checkers.some(({ languages }) => languages.includes(lang))) return [];
  const hint = 'Add a check for this language to tools/samples, or add unchecked="reason" to the code block.';
  return [
    { line: 0, rule: 'sample-language', message: `There is no check for code blocks in "${lang}".`, hint },
  ];
}

async function runChecker(
  { languages, check, isVersioned }: Checker,
  results: readonly SampleResult[],
): Promise<void> {
  const byKey = new Map<string, SampleResult[]>();
  for (const result of results) {
    const { lang, code, title, meta, version } = result.sample;
    if (result.state !== 'checked' || !languages.includes(lang)) continue;
    const key = JSON.stringify([lang, code, title, meta, isVersioned ? version : '']);
    byKey.set(key, [...(byKey.get(key) ?? []), result]);
  }
  const groups = [...byKey.values()];
  const faults = await check(groups.flatMap(([first]) => (first ? [first.sample] : [])));
  for (const [index, group] of groups.entries()) {
    for (const result of group) result.faults.push(...(faults[index] ?? []));
  }
}
