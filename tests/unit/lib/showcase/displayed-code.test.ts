import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getImportSource, readControlImports, toDisplayedCode } from '@/lib/showcase/displayed-code';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { getCheckedLine } from '@/lib/site/release-line';
import { latestVersion } from '@/tests/support/served-versions';

const uiFile = `content/checks/viewer-ui-${getCheckedLine(latestVersion)}.json`;
const uiExports = JSON.parse(readFileSync(uiFile, 'utf8')) as Record<string, string[]>;

it('SC-05 displayed sample code imports our controls from the library of the viewer in one import', () => {
  const source = `'use client';

import { Eye } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  Popover,
  PopoverContent,
} from '@/components/ui/popover';
import type { SliderProps } from '@/components/ui/slider';

export function A() {}
`;
  expect(toDisplayedCode(source)).toBe(`import { Eye } from 'lucide-react';
import { Button, Popover, PopoverContent, type SliderProps } from '@ohif/ui-next';

export function A() {}`);
});

it('SC-05 displayed sample code writes a long list of imports with one name per line', () => {
  const names = Array.from({ length: 8 }, (_, index) => `DropdownMenuPart${index}`);
  const shown = toDisplayedCode(`import { ${names.join(', ')} } from '@/components/ui/dropdown-menu';\n`);
  expect(shown.split('\n')).toHaveLength(10);
  expect(shown).toContain("} from '@ohif/ui-next';");
});

it('SC-05 displayed sample code keeps the import of a component that the viewer’s library does not have', () => {
  const source = "import { ShowcaseRow } from '@/components/ui/showcase-row';\n\nexport function A() {}";
  expect(toDisplayedCode(source)).toBe(source);
});

it('SC-05 displayed sample code imports a name that the library’s index lacks from its own file', () => {
  const source = `'use client';
import { HoverCard, HoverCardTrigger } from '@/components/ui/hover-card';
import { ResizablePanel, type ImperativePanelHandle } from '@/components/ui/resizable';

export function A() {}
`;
  expect(toDisplayedCode(source)).toBe(`import { ResizablePanel } from '@ohif/ui-next';
import { HoverCard, HoverCardTrigger } from '@ohif/ui-next/components/HoverCard/HoverCard';
import { type ImperativePanelHandle } from 'react-resizable-panels';

export function A() {}`);
});

const { controls, patterns } = readShowcaseTexts();

const controlsFolder = 'components/showcase/controls';
const shownFiles = [
  ...readdirSync(controlsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(controlsFolder, file)),
  ...patterns.flatMap(({ sources }) => sources.map(({ path }) => path)),
];
const imported = shownFiles.flatMap((file) => readControlImports(readFileSync(file, 'utf8')));
const listed = controls
  .filter(({ name }) => name !== 'ShowcaseRow')
  .flatMap(({ props }) => props.map((name) => name.replace(/\..*/, '')));
const names = [...new Set([...imported, ...listed].map((name) => name.replace(/^type /, '')))];

it('SC-04 SC-05 every name that displayed sample code imports is exported by the displayed module', () => {
  expect(names.length).toBeGreaterThan(60);
  const exported: Readonly<Record<string, readonly string[]>> = {
    ...uiExports,
    // Version 2, which the viewer uses.
    'react-resizable-panels': ['ImperativePanelHandle'],
  };
  const missing = names.filter((name) => !exported[getImportSource(name)]?.includes(name));
  expect(missing).toEqual([]);
});
