import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { knownLines, type ViewerLine } from '@/lib/deploy-tools/config/data/lines';
import { readSamples } from '@/tools/samples/read-samples';
import type { Sample } from '@/tools/samples/sample';

/** Code around the parts of a config that pages show; the comment says that keys are left out. */
const around: Readonly<Record<string, readonly [before: string, after: string]>> = {
  AppConfig: ['window.config = { // …\n', '\n};'],
  DataSources: ['window.config = { // …\ndataSources: [\n', '\n] };'],
  DicomWebConfig: [
    `window.config = { // …
      dataSources: [{
        namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
        sourceName: 'sample',
        configuration: {
          qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', imageRendering: 'wadors', enableStudyLazyLoad: true,\n`,
    '\n} }] };',
  ],
};

/** Completes a sample to a config file. A part can follow complete statements and an empty line. */
function complete({ code, meta }: Sample): string {
  const [before, after] = around[meta.part ?? ''] ?? ['', ''];
  const starts = code.split('\n').flatMap((line, index) => (line.trim() ? [] : [index + 1]));
  const lines = code.split('\n');
  const texts = [0, ...starts].map(
    (start) => `${lines.slice(0, start).join('\n')}\n${before}${lines.slice(start).join('\n')}${after}`,
  );
  const isRead = (text: string) =>
    checkConfig(text, { line: '3.10', path: '/' }).findings.every(
      ({ rule }) => !/syntax|missing-comma/.test(rule),
    );
  return texts.find(isRead) ?? texts[0] ?? '';
}

const samples = (await readSamples()).filter(
  ({ lang, code, meta }) =>
    ['js', 'javascript', 'jsx'].includes(lang) &&
    (meta.part ? meta.part in around : /^window\.config = /m.test(code)),
);
const isKnown = (version: string): version is ViewerLine =>
  (knownLines as readonly string[]).includes(version);

describe('the config checker', () => {
  it.each(knownLines)('is tested with more than 40 config samples of the documentation of %s', (line) => {
    expect(samples.filter(({ version }) => version === line).length).toBeGreaterThan(40);
  });

  it('reports nothing in any config sample of the documentation, except the one for version 2', () => {
    const found = samples.flatMap((sample) => {
      if (!isKnown(sample.version)) return [];
      const { findings } = checkConfig(complete(sample), { line: sample.version, path: '/' });
      // The migration guide shows a config of version 2, which this viewer cannot use.
      if (/^ {2}servers: \{/m.test(sample.code))
        return findings.some(({ rule }) => rule === 'version-2-key') ? [] : [`${sample.file} is accepted.`];
      return findings.map(({ rule, message }) => `${sample.file}:${sample.line} ${rule}: ${message}`);
    });
    expect(found).toEqual([]);
  });
});
