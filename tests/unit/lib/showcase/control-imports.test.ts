import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import { getImportSource, readControlImports } from '@/lib/showcase/read-demo';
import uiExports from '@/tests/expected/viewer-ui-3.10.json';

const library = '@ohif/ui-next';

const controlsFolder = 'components/showcase/controls';
const shownFiles = [
  ...readdirSync(controlsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(controlsFolder, file)),
  ...patternTexts.flatMap(({ sources }) => sources.map(({ path }) => path)),
];
const imported = shownFiles.flatMap((file) => readControlImports(readFileSync(file, 'utf8')));
const listed = Object.values(controlTexts)
  .filter(({ name }) => name !== 'ShowcaseRow')
  .flatMap(({ props }) => props.map((name) => name.replace(/\..*/, '')));
const names = [...new Set([...imported, ...listed].map((name) => name.replace(/^type /, '')))];

it('SC-04 SC-05 every name that examples import, and every listed control, is exported where the code says', () => {
  expect(names.length).toBeGreaterThan(60);
  const exported: Readonly<Record<string, readonly string[]>> = {
    ...uiExports,
    // Version 2, which the viewer has.
    'react-resizable-panels': ['ImperativePanelHandle'],
  };
  const missing = names.filter((name) => !exported[getImportSource(name)]?.includes(name));
  expect(missing).toEqual([]);
});

it('SC-05 the index of the library lacks the card, which is imported from its file', () => {
  expect(uiExports[library]).not.toContain('HoverCard');
  expect(getImportSource('HoverCard')).toBe(`${library}/components/HoverCard/HoverCard`);
});
