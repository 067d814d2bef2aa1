import { expect, it } from 'vitest';
import { checkNavbarItems } from '@/lib/checks/navbar-items';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import { getProblemTexts } from '@/tests/support/make-model';

const item: NavbarItem = { type: 'doc', position: 'left', docId: 'nope' };
const error = new Error('The docs plugin is off.', { cause: new Error('No data with id "default".') });
const source = "const a = 1;\nconst items = [\n  { type: 'doc', docId: 'nope', position: 'left' },\n];\n";

it('LKP-01 LKP-04 LKP-06 the content check reports a faulty navbar item at its line with configuration, reason and cause', () => {
  expect(checkNavbarItems([{ index: 3, item, error }], source).flatMap(getProblemTexts)).toEqual([
    'error site.config.ts:3:1 navbar-item',
    'navbar.items[3] {"type":"doc","position":"left","docId":"nope"}: The docs plugin is off. No data with id "default".',
    'Correct the item, or remove it.',
  ]);
});
