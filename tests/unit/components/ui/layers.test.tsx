// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

/** Opens a layer with its trigger, which must be the first Tab stop. */
async function open(control: ReactElement, role: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(control);
  await user.tab();
  await user.keyboard('{Enter}');
  return { user, layer: await screen.findByRole(role) };
}

it('SC-04 SC-05 an open menu hides pressed keys from the shortcuts of the page, and names its groups', async () => {
  const onKeyDown = vi.fn<() => void>();
  const onPage = vi.fn<() => void>();
  const { user, layer } = await open(
    <div onKeyDown={onPage}>
      <DropdownMenu>
        <DropdownMenuTrigger>View</DropdownMenuTrigger>
        <DropdownMenuContent onKeyDown={onKeyDown}>
          <DropdownMenuGroup>
            <DropdownMenuLabel>Overlays</DropdownMenuLabel>
            <DropdownMenuCheckboxItem>Reference lines</DropdownMenuCheckboxItem>
          </DropdownMenuGroup>
          <DropdownMenuRadioGroup value="lung">
            <DropdownMenuLabel>Window</DropdownMenuLabel>
            <DropdownMenuRadioItem value="lung">Lung</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>,
    'menu',
  );
  const overlays = within(layer).getByRole('group', { name: 'Overlays' });
  expect(within(overlays).getByRole('menuitemcheckbox')).toBeTruthy();
  const presets = within(layer).getByRole('group', { name: 'Window' });
  expect(within(presets).getByRole('menuitemradio')).toBeTruthy();
  await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
  onPage.mockClear();
  await user.keyboard('d');
  expect([onKeyDown.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 0]);
});

it('SC-05 a hover card opens on focus, describes its trigger, and closes on blur', async () => {
  const user = userEvent.setup();
  render(
    <HoverCard openDelay={0} closeDelay={0}>
      <HoverCardTrigger asChild>
        <button>Liver</button>
      </HoverCardTrigger>
      <HoverCardContent>1,482 ml</HoverCardContent>
    </HoverCard>,
  );
  const trigger = screen.getByRole('button', { name: 'Liver' });
  await user.tab();
  const card = await screen.findByText('1,482 ml');
  await waitFor(() => expect(trigger.getAttribute('aria-describedby')).toBe(card.id));
  await user.tab();
  await waitFor(() => expect(screen.queryByText('1,482 ml')).toBeNull());
  expect(trigger.hasAttribute('aria-describedby')).toBe(false);
});

it.each([
  ['its trigger', <PopoverTrigger key="0">Opacity</PopoverTrigger>, {}, 'Opacity'],
  [
    'a trigger with an id of its own',
    <PopoverTrigger key="1" asChild>
      <button id="color">Color</button>
    </PopoverTrigger>,
    {},
    'Color',
  ],
  ['its own label', <PopoverTrigger key="2">Opacity</PopoverTrigger>, { 'aria-label': 'Fill' }, 'Fill'],
])('SC-05 a popover is named by %s', async (_, trigger, props, name) => {
  const { layer } = await open(
    <Popover>
      {trigger}
      <PopoverContent {...props}>50 %</PopoverContent>
    </Popover>,
    'dialog',
  );
  expect(screen.getByRole('dialog', { name })).toBe(layer);
});

it('SC-05 the list of a select has the label of its field', async () => {
  const { layer } = await open(
    <>
      <label htmlFor="plane">Plane</label>
      <Select>
        <SelectTrigger id="plane">
          <SelectValue placeholder="Choose a plane" />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="axial">Axial</SelectItem>
        </SelectContent>
      </Select>
    </>,
    'listbox',
  );
  expect(screen.getByRole('listbox', { name: 'Plane' })).toBe(layer);
});
