// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import { Dropdown } from '@/components/shell/dropdown';
import '@/components/shell/menu-keys';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const focused = () => document.activeElement?.textContent;

/** Presses keys in turn and returns the text of the focused element after each. */
async function press(...keys: string[]) {
  const stops: unknown[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    stops.push(focused());
  }
  return stops;
}

it('NAV-14 a dropdown of the navbar ignores keys without a function and keys with modifiers', async () => {
  render(
    <Dropdown caption="List">
      <li>
        <a href="/one">One</a>
      </li>
    </Dropdown>,
  );
  const trigger = screen.getByRole('button', { name: 'List' });
  trigger.focus();
  await press('ArrowLeft', 'Home', 'End', 'x');
  expect([focused(), trigger.getAttribute('aria-expanded')]).toEqual(['List', 'false']);
  await userEvent.keyboard('{Enter}{Alt>}{ArrowDown}{/Alt}');
  expect([focused(), trigger.getAttribute('aria-expanded')]).toEqual(['List', 'true']);
});

const items = [
  { label: 'Intro', href: '/' },
  { label: 'Linked', href: '/linked', items: [{ label: 'Inner', href: '/inner' }] },
  { label: 'Fixed', collapsible: false as const, items: [{ label: 'Shown', href: '/shown' }] },
  { label: 'Toggle', firstHref: '/last', items: [{ label: 'Last', href: '/last' }] },
];
const open = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

it('SB-12 Up and Down move through the visible entries of the sidebar without wrapping; Home and End go to the ends', async () => {
  render(<SidebarTree items={items} />);
  screen.getByRole('link', { name: 'Intro' }).focus();
  expect(
    await press('ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'),
  ).toEqual(['Intro', 'Linked', 'Shown', 'Toggle', 'Toggle', 'Shown', 'Intro', 'Toggle']);
});

it('SB-05 SB-06 Right opens a category of the sidebar and Left closes it, from its link as well as its button', async () => {
  render(<SidebarTree items={items} />);
  screen.getByRole('link', { name: 'Linked' }).focus();
  await press('ArrowRight');
  expect(open()).toEqual(['true', 'false']);
  expect(await press('ArrowRight', 'ArrowDown', 'ArrowLeft')).toEqual(['Linked', 'Inner', 'Inner']);
  expect(open()).toEqual(['true', 'false']);
  screen.getByRole('button', { name: /Linked/ }).focus();
  expect(await press('ArrowLeft', 'ArrowDown')).toEqual(['', 'Shown']);
  expect(open()).toEqual(['false', 'false']);
  expect(await press('ArrowDown', 'ArrowRight', 'ArrowDown')).toEqual(['Toggle', 'Toggle', 'Last']);
  expect(open()).toEqual(['false', 'true']);
});
