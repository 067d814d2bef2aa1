import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readShowcaseTexts } from '@/lib/showcase/texts';

const { patterns } = readShowcaseTexts();

/** Every module of the project that a file imports, directly or through others. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:@|\.)[^']*)'/g)) {
    const base = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target);
    const found = [`${base}.tsx`, `${base}.ts`].find((each) => existsSync(each));
    if (found) importsOf(found, seen);
  }
  return seen;
}

const moduleOf = (control: string) =>
  `components/ui/${control.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

it.each(patterns)('SC-08 the pattern $id has a gallery demo, and imports the files on its page', (text) => {
  const composition = `components/showcase/demos/patterns/${text.id}.tsx`;
  expect(text.sources[0]?.path).toBe(composition);
  expect(existsSync(`components/showcase/demos/patterns/${text.id}-gallery-demo.tsx`)).toBe(true);
  const used = importsOf(composition);
  for (const { path: source } of text.sources) expect([...used]).toContain(source);
});

it.each(patterns)('SC-08 the pattern $id imports the controls that its page names', ({ id, controls }) => {
  const used = importsOf(`components/showcase/demos/patterns/${id}.tsx`);
  for (const { label, href } of controls) {
    expect(href).toBe(`/components/${label}Showcase`);
    expect([...used]).toContain(moduleOf(label));
  }
});
