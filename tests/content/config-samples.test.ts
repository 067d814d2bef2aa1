import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { knownLines } from '@/lib/deploy-tools/config/data/lines';
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
  const lines = code.split('\n');
  const starts = lines.flatMap((line, index) => (line.trim() ? [] : [index + 1]));
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

it.each(knownLines)(
  'the config checker reports nothing in the config samples of %s, except in one for version 2',
  (line) => {
    const ofLine = samples.filter(({ version }) => version === line);
    const found = ofLine.flatMap((sample) => {
      const { findings } = checkConfig(complete(sample), { line, path: '/' });
      // The migration guide shows a config of version 2, which this viewer cannot use.
      if (/^ {2}servers: \{/m.test(sample.code))
        return findings.some(({ rule }) => rule === 'version-2-key') ? [] : [`${sample.file} is accepted.`];
      return findings.map(({ rule, message }) => `${sample.file}:${sample.line} ${rule}: ${message}`);
    });
    expect(ofLine.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  },
);
