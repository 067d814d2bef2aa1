import { expect, it } from 'vitest';
import { hashSample } from '@/lib/content/ran-samples';
import type { Sample } from '@/tools/samples/sample';
import { describeSample } from '@/tools/samples/run/describe-sample';
import { formatRunTable, listRanSamples, listRuns } from '@/tools/samples/run/report-runs';
import { toConfiguration, type SampleRun } from '@/tools/samples/run/run-samples';

const sample = (code: string, rest: Partial<Sample> = {}): Sample => ({
  lang: 'tsx',
  code,
  line: 7,
  indent: 0,
  meta: {},
  file: 'content/latest/faq/general.md',
  version: '3.10',
  ...rest,
});

it.each([
  ['window.config = { modes: [] };', {}, 'configuration'],
  ['showStudyList: true,', { meta: { part: 'AppConfig' } }, 'configuration'],
  ['document.title = "x";', { title: 'app-config.js' }, 'configuration'],
  ['export default { id: "a", getPanelModule: () => [] };', {}, 'extension'],
  ['export default function getCommandsModule() {}', {}, 'extension'],
  ['preRegistration() {},', { meta: { part: 'Extension' } }, 'extension'],
  ['function onModeEnter() {}', {}, 'mode'],
  ['routes: [],', { meta: { part: 'Mode' } }, 'mode'],
  ["{ id: 'Zoom', uiType: 'x' }", { meta: { part: 'Buttons' } }, 'object'],
  ['await task();', {}, 'code'],
  ['return 1;', { meta: { part: 'function' } }, 'code'],
] as const)('the runner of code samples treats %j with the options %j as: %s', (code, rest, kind) => {
  const described = describeSample(sample(code, rest), '3.10');
  expect(described).toMatchObject({ kind });
  expect(described.reason).toBeUndefined();
});

it.each([
  ['let a;', { version: '3.9' }, 'for version 3.9'],
  ['let a;', { meta: { unchecked: 'code of version 2' } }, 'code of version 2'],
  ['type A = { b: string };', {}, 'types only'],
  ["import { test } from '@playwright/test';\ntest('a', () => {});", {}, 'for a Playwright test'],
  ["oidc: [{ client_id: 'a' }],", { meta: { part: 'AppConfig' } }, 'needs a login server'],
  ["import { expose } from 'comlink';\nexpose({});", {}, expect.stringContaining('web worker')],
  ["routes: [{ path: '…' }],", { meta: { part: 'Mode' } }, 'leaves something out'],
] as const)('the runner of code samples gives a reason why %j does not run', (code, rest, reason) => {
  expect(describeSample(sample(code, rest), '3.10')).toMatchObject({ reason });
});

it('a code sample compiles to a function that returns its exports and declarations', () => {
  const code = `import React, { useState as state } from 'react';
import type { A } from 'a';
import * as all from './b';
const size: number = state(2);
export const pair = [size, all.two];
export default function Show() { return <b>{React.name}</b>; }`;
  const { body, names, imports } = describeSample(sample(code), '3.10');
  const modules: Record<string, object> = {
    react: {
      default: { name: 'r', createElement: (...args: unknown[]) => args },
      useState: (x: number) => x,
    },
    './b': { two: 2 },
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  const run = new Function('require', body) as (load: (name: string) => unknown) => Record<string, unknown>;
  const values = run((name) => modules[name]);
  expect(names).toEqual(['default', 'pair', 'size']);
  expect(imports).toEqual(['react', 'a', './b']);
  expect(values).toMatchObject({ pair: [2, 2], size: 2 });
  expect((values['default'] as () => unknown)()).toEqual(['b', null, 'r']);
});

it('the runner of code samples completes a part of an object, and keeps declarations before it', () => {
  const code = 'const label = 1;\n\n// a note\nprops: { label },';
  const { body } = describeSample(sample(code, { meta: { part: 'properties' } }), '3.10');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  expect(new Function(body)()).toMatchObject({ default: { props: { label: 1 } } });
});

it('a code sample with JSX elements gets React when it runs, unless it imports React itself', () => {
  expect(describeSample(sample('const a = <b />;'), '3.10').given).toEqual(['React']);
  expect(describeSample(sample("import React from 'react';\nconst a = <b />;"), '3.10').given).toEqual([]);
});

it.each([
  ['const a = 1;', false],
  ['function a() {}', false],
  ['const a = b();', true],
  ['a.b = 1;', true],
])('the runner of code samples detects whether %j has effects when it runs: %s', (code, acts) => {
  expect(describeSample(sample(code), '3.10').acts).toBe(acts);
});

const base = {
  defaultDataSourceName: 'phantom',
  dataSources: [{ sourceName: 'phantom', configuration: { a: 1 } }],
};
const load = (code: string, meta: Sample['meta'] = {}) => {
  const window = { config: base as Record<string, unknown> };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function('window', toConfiguration(sample(code, { meta })))(window);
  return window.config;
};

const own = { defaultDataSourceName: 'x', dataSources: [{ sourceName: 'x' }] };
const [phantom] = base.dataSources;

it.each([
  ['adds keys', 'const a = 2;\n\nmodes: [a],', 'AppConfig', { ...base, modes: [2] }],
  ['uses a complete configuration as it is', `window.config = ${JSON.stringify(own)};`, undefined, own],
  [
    'adds data sources',
    "{ sourceName: 'x' },",
    'DataSources',
    { ...base, dataSources: expect.objectContaining({ length: 2 }) },
  ],
  [
    'adds keys of a source',
    'b: 2,',
    'DicomWebConfig',
    { ...base, dataSources: [{ ...phantom, configuration: { a: 1, b: 2 } }] },
  ],
])('the viewer configuration made from a code sample %s: %s', (_what, code, part, configuration) => {
  expect(load(code, part === undefined ? {} : { part })).toEqual(configuration);
});

const run = (code: string, outcome: SampleRun['outcome'], page = 'faq/general'): SampleRun => ({
  sample: sample(code, { file: `content/latest/${page}.md` }),
  kind: 'code',
  outcome,
  message: 'because',
});

it('the list of code samples that ran in a viewer gets the hashes of a run, and keeps those of pages outside it', () => {
  const runs = [
    run('b', 'ran'),
    run('a', 'ran'),
    run('a', 'ran'),
    run('c', 'failed'),
    run('x', 'failed', 'x'),
  ];
  expect(listRanSamples(runs, { x: ['old'], 'faq/general': ['old'], other: ['kept'] })).toEqual({
    'faq/general': [hashSample('a'), hashSample('b')].toSorted(),
    other: ['kept'],
  });
});

it('the runner of code samples prints a table of outcomes, and lists failed samples with place and reason', () => {
  const runs = [run('b', 'ran'), run('c', 'failed')];
  expect(formatRunTable(runs)).toMatch(/^other code +2 +1 +1 +0$/m);
  expect(listRuns(runs, 'failed')).toEqual(['content/latest/faq/general.md:7: because']);
});
