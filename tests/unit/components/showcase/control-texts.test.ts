import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createComponentLookup, getControlFolder } from '@/lib/showcase/build-showcase';
import { readShowcaseTexts } from '@/lib/showcase/texts';

/** Files in a control's folder that are not demos. */
const otherFiles = new Set(['demos.ts', 'gallery-demo.tsx']);
/** Ids of the other sections of a control's page. */
const reservedIds = new Set(['props', 'keyboard', 'use', 'notes', 'related', 'import']);

const find = createComponentLookup(process.cwd());

describe.each(readShowcaseTexts().controls)('the text of the control $name', ({ name, demos, props }) => {
  const folder = getControlFolder(name);
  const ids = demos.map(({ id }) => id);

  it('SC-04 lists every demo in the folder, and no other', () => {
    const files = readdirSync(folder).filter((file) => !otherFiles.has(file));
    expect(ids.map((id) => `${id}.tsx`).toSorted()).toEqual(files.toSorted());
    expect(ids.filter((id) => reservedIds.has(id))).toEqual([]);
  });

  it('SC-04 names only components whose props all have a description in the code', () => {
    const undescribed = props.flatMap((component) =>
      find(component).props.flatMap((prop) => (prop.description === '' ? `${component}: ${prop.name}` : [])),
    );
    expect(undescribed).toEqual([]);
  });
});

it('SC-04 looking up the props of a component that no control exports throws an error with its name', () => {
  expect(() => find('Numeric.Gone')).toThrow('No control exports "Numeric.Gone"');
});
