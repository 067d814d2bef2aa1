import { expect, it } from 'vitest';
import { readDemo } from '@/lib/showcase/read-demo';

it('SC-05 the code that is shown imports our controls from the library of the viewer, in one statement', () => {
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
  expect(readDemo(source)).toBe(`import { Eye } from 'lucide-react';
import { Button, Popover, PopoverContent, type SliderProps } from '@ohif/ui-next';

export function A() {}`);
});

it('SC-05 many names are written one a line', () => {
  const names = Array.from({ length: 8 }, (_, index) => `DropdownMenuPart${index}`);
  const shown = readDemo(`import { ${names.join(', ')} } from '@/components/ui/dropdown-menu';\n`);
  expect(shown.split('\n')).toHaveLength(10);
  expect(shown).toContain("} from '@ohif/ui-next';");
});

it('SC-05 what the library does not have keeps its own address', () => {
  const source = "import { ShowcaseRow } from '@/components/ui/showcase-row';\n\nexport function A() {}";
  expect(readDemo(source)).toBe(source);
});

it('SC-05 what the index of the library does not export comes from where it does', () => {
  const source = `'use client';
import { HoverCard, HoverCardTrigger } from '@/components/ui/hover-card';
import { ResizablePanel, type ImperativePanelHandle } from '@/components/ui/resizable';

export function A() {}
`;
  expect(readDemo(source)).toBe(`import { ResizablePanel } from '@ohif/ui-next';
import { HoverCard, HoverCardTrigger } from '@ohif/ui-next/components/HoverCard/HoverCard';
import { type ImperativePanelHandle } from 'react-resizable-panels';

export function A() {}`);
});
