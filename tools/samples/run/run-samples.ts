import type { Viewer } from '@/tools/screenshots/viewer';
import { isImportedAs } from '../compile-scripts';
import type { Sample } from '../sample';
import { describeSample, type RunnableSample } from './describe-sample';
import { openMode, openTimeout, openWindow, type WindowOptions } from './open-window';
import type * as inPage from './page';
import type { Task } from './page/page';

/** What became of a sample. */
export interface SampleRun {
  sample: Sample;
  kind: RunnableSample['kind'];
  /** `not runnable` if the sample needs something that a test can't give; `message` tells what. */
  outcome: 'ran' | 'failed' | 'not runnable';
  message: string;
}

export interface RunOptions extends WindowOptions {
  /** Version of the viewer, such as `3.10`. */
  version: string;
  /** Tells which samples to run; by default, all. */
  isWanted?: (sample: Sample) => boolean;
  /** Called after each sample. */
  onRun?: (run: SampleRun) => void;
}

declare const samples: typeof inPage;

type Described = RunnableSample & { sample: Sample; name: string };

/**
 * Opens the study list with a configuration, and a mode if it changes modes. Then looks up its keys in the viewer. For
 * a configuration that filters the list, the viewer must ask for some studies only.
 */
async function runConfiguration(
  task: Described,
  all: readonly Described[],
  options: RunOptions,
): Promise<void> {
  const { companion } = toTask(task, all);
  const start = companion ? startSamples({ ...companion, kind: 'configuration', companion }) : '';
  const viewer = await openWindow(options, `${toConfiguration(task.sample)}\n${start}`);
  const { page, errors } = viewer;
  try {
    const { code } = task.sample;
    const [, base = ''] = /routerBasename: '(\/[^']+)'/.exec(code) ?? [];
    const root = `${options.viewer}${base}`;
    const [, route = 'viewer'] = /mode-longitudinal': \{[^}]*routeName: '([^']*)'/.exec(code) ?? [];
    const hasList = !/showStudyList: false/.test(code);
    const filters = /queryFilterValues|replaceState/.test(code);
    if (filters) {
      const isFiltered = /\/studies\?.*(ModalitiesInStudy=MG|StudyDate=\d)/;
      const filtered = page.waitForRequest(isFiltered, { timeout: openTimeout });
      await page.goto(`${root}/`);
      await filtered;
    } else if (hasList) {
      await page.goto(`${root}/`);
      await page.getByText('Phantom, Chest').first().waitFor({ timeout: openTimeout });
    }
    if (!hasList || /extensions: \[\s|customizationService|modesConfiguration/.test(code))
      await openMode(viewer, { ...options, viewer: root }, route);
    if (errors.length === 0) await page.evaluate(() => samples.checkConfiguration());
    expectNoErrors(errors);
  } catch (error) {
    await page.evaluate(() => samples.checkMode());
    throw error;
  } finally {
    await page.context().close();
  }
}

/** Returns the code of a configuration file that contains a sample. */
export function toConfiguration({ code, meta }: Sample): string {
  const keys = (open: string, close: string) => {
    const start = code.search(/^(?:\w+: |\{)/m);
    return `${code.slice(0, start)} window.config = ${open}${code.slice(start).replace(/,\s*$/, '')}${close};`;
  };
  const source = (configuration: string) =>
    `{ dataSources: before.dataSources.map(source => ({ ...source, ${configuration} })) }`;
  const own =
    meta.part === 'AppConfig'
      ? keys('{', '}')
      : meta.part === 'DataSources'
        ? keys('{ dataSources: [...before.dataSources, ', '] }')
        : meta.part === 'DicomWebConfig'
          ? `window.config = ${source(`configuration: { ...source.configuration, ${code} }`)};`
          : meta.part
            ? `window.config = ${source(code)};`
            : code;
  return `{ const before = window.config; ${own}
    if (window.config !== before && typeof window.config === 'object')
      window.config = { ...before, ...window.config, ...(!window.config.dataSources?.some(source =>
        (source.sourceName === (window.config.defaultDataSourceName ?? before.defaultDataSourceName))) && {
        dataSources: [...before.dataSources, ...(window.config.dataSources ?? [])],
        defaultDataSourceName: 'phantom' }) };
  }`;
}

const startSamples = (task: Task | undefined) =>
  `window.config.httpErrorHandler = () => {};
  window.config.extensions = [...(window.config.extensions ?? []), samples.createExtension(${JSON.stringify(task) ?? ''})];`;

/** Opens a mode that a sample makes, and leaves it. */
async function runMode(task: Described, all: readonly Described[], options: RunOptions): Promise<void> {
  const viewer = await openWindow(options, startSamples(toTask(task, all)));
  const { page, errors } = viewer;
  try {
    const [, route = 'docs'] = /routeName: '([^']+)'/.exec(task.sample.code) ?? [];
    await openMode(viewer, options, route);
    await page.evaluate(() => samples.checkMode());
    expectNoErrors(errors);
    await page.evaluate("commandsManager.runCommand('navigateHistory', { to: '/' })");
    await page.getByText('Phantom, Chest').first().waitFor({ timeout: openTimeout });
    expectNoErrors(errors);
  } finally {
    await page.context().close();
  }
}

/** Runs a sample in an open mode. */
async function runInMode(viewer: Viewer, task: Described, all: readonly Described[]): Promise<void> {
  const { page, errors } = viewer;
  errors.length = 0;
  let isDone = false;
  const running = page
    .evaluate((own) => samples.runTask(own), toTask(task, all))
    .finally(() => (isDone = true));
  running.catch(() => {});
  const limit = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(missing('waits for somebody who answers'))), 6000),
  );
  limit.catch(() => {});
  await Promise.race([running.catch(() => {}), page.waitForTimeout(1500)]);
  if (!isDone) await page.keyboard.press('Enter');
  await Promise.race([running, limit]).catch((error: unknown) => {
    throw new Error([error, ...errors].join('\n'));
  });
  await page.waitForTimeout(300);
  expectNoErrors(errors);
}

function expectNoErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Returns what the page needs to run a sample. */
function toTask(task: Described, all: readonly Described[]): Task {
  const { sample, reason: _, imports, ...rest } = task;
  const { kind, given } = rest;
  const onPage = all.filter(({ sample: other }) => other.file === sample.file);
  const link = (key: string, isWanted: (other: Described) => boolean) => {
    const candidates = key === 'toolbarButtons' ? all : onPage;
    const found = candidates.find((other) => other.sample !== sample && isWanted(other));
    return found ? [[key, toTask(found, all)] as const] : [];
  };
  const own = given.filter((entry) => entry.endsWith(':any')).map((entry) => entry.replace(':any', ''));
  const neighbors = Object.fromEntries([
    ...imports.flatMap((module) => link(module, (other) => isImportedAs(other.sample, module))),
    ...[...own, ...given.filter((entry) => entry === 'toolbarButtons')].flatMap((key) =>
      link(key, (other) => other.names.includes(key) || isImportedAs(other.sample, `./${key}`)),
    ),
  ]);
  const isOther = (other: Described) => other.kind === 'extension' && other.sample !== sample;
  const isStart = ({ sample: other }: Described) => other.file.endsWith('/extensions/index.md');
  const companion =
    kind !== 'extension' && /'(my-extension|acme|@my-site)[./']/.test(sample.code)
      ? (onPage.find(isOther) ?? all.find((other) => isOther(other) && isStart(other)))
      : undefined;
  return {
    ...rest,
    part: sample.meta.part,
    neighbors,
    ...(companion && { companion: toTask({ ...companion, name: 'my-extension' }, all) }),
  };
}

/**
 * Runs samples in a viewer. Configurations and modes get a window of their own. The other samples share one, and one
 * that fails there is tried again in a new window.
 *
 * @param all samples of all pages, in order
 */
export async function runSamples(all: readonly Sample[], options: RunOptions): Promise<SampleRun[]> {
  const described = all.map((sample, index): Described => ({
    ...describeSample(sample, options.version),
    sample,
    name: `sample${index}`,
  }));
  const runs: SampleRun[] = [];
  let shared: Viewer | undefined;
  const openShared = async () => {
    await shared?.page.context().close();
    shared = await openWindow(options, startSamples(undefined));
    await openMode(shared, options, 'viewer');
    return shared;
  };
  const run = async (task: Described): Promise<void> => {
    if (task.kind === 'configuration') return runConfiguration(task, described, options);
    if (task.kind === 'mode') return runMode(task, described, options);
    if (shared) {
      try {
        return await runInMode(shared, task, described);
      } catch (error) {
        if (String(error).includes('UNREACHABLE')) throw error;
      }
    }
    try {
      return await runInMode(await openShared(), task, described);
    } catch (error) {
      await shared?.page.context().close();
      shared = undefined;
      throw error;
    }
  };
  for (const task of described.filter(({ sample }) => options.isWanted?.(sample) ?? true)) {
    const { sample, kind, reason } = task;
    const failure = reason === undefined ? await run(task).then(() => undefined, String) : missing(reason);
    const result = { sample, kind, ...readOutcome(failure) };
    runs.push(result);
    options.onRun?.(result);
  }
  await shared?.page.context().close();
  return runs;
}

const missing = (what: string) => `UNREACHABLE ${what}`;

function readOutcome(failure: string | undefined): Pick<SampleRun, 'outcome' | 'message'> {
  if (failure === undefined) return { outcome: 'ran', message: '' };
  const [, what] = /UNREACHABLE ([^\n]*)/.exec(failure) ?? [];
  return what ? { outcome: 'not runnable', message: what } : { outcome: 'failed', message: failure };
}
