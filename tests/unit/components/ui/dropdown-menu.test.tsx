// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
} from '@/components/ui/dropdown-menu';

configure({ asyncUtilTimeout: 5000 });

const onRename = vi.fn<(event: Event) => void>();
const onDelete = vi.fn<(event: Event) => void>();

function Actions({ subDisabled = false, ...content }: DropdownMenuContentProps & { subDisabled?: boolean }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
      <DropdownMenuContent {...content}>
        <DropdownMenuItem onSelect={onRename}>Rename</DropdownMenuItem>
        <DropdownMenuItem disabled>Lock</DropdownMenuItem>
        <DropdownMenuItem>Hide</DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger disabled={subDisabled}>Export</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>DICOM SEG</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuItem onSelect={onDelete}>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function View() {
  const [shown, setShown] = useState(false);
  const [preset, setPreset] = useState('lung');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>View</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuGroup>
          <DropdownMenuLabel>Overlays</DropdownMenuLabel>
          <DropdownMenuCheckboxItem checked={shown} onCheckedChange={setShown}>
            Reference lines
          </DropdownMenuCheckboxItem>
        </DropdownMenuGroup>
        <DropdownMenuRadioGroup value={preset} onValueChange={setPreset}>
          <DropdownMenuLabel>Window</DropdownMenuLabel>
          <DropdownMenuRadioItem value="lung">Lung</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="bone">Bone</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const focused = () => document.activeElement?.textContent;
const menu = () => screen.queryByRole('menu');

async function open(control: ReactElement) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(control);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toContain('menuitem'));
  return user;
}

describe('the dropdown menu', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('SC-04 opens by keyboard with the focus on its first item, and has the name of its trigger', async () => {
    await open(<Actions />);
    expect(screen.getByRole('menu', { name: 'Actions' })).toBe(menu());
    expect(focused()).toBe('Rename');
  });

  it('SC-05 moves by arrows past items out of use, by Home and End, and stops at the ends', async () => {
    const user = await open(<Actions />);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Hide');
    await user.keyboard('{End}');
    expect(focused()).toBe('Delete');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Delete');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Rename');
  });

  it('SC-05 goes on from the last item to the first with loop', async () => {
    const user = await open(<Actions loop />);
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Delete');
  });

  it('SC-05 finds an item by its first letters', async () => {
    const user = await open(<Actions />);
    await user.keyboard('de');
    expect(focused()).toBe('Delete');
  });

  it('SC-05 runs the command with Enter, closes, and gives the focus back', async () => {
    const user = await open(<Actions />);
    await user.keyboard('{Enter}');
    expect(onRename).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
    await waitFor(() => expect(focused()).toBe('Actions'));
  });

  it('SC-05 closes with Escape without running anything', async () => {
    const user = await open(<Actions />);
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(onRename).not.toHaveBeenCalled();
    await waitFor(() => expect(focused()).toBe('Actions'));
  });

  it('SC-04 stays open if the command prevents it', async () => {
    onRename.mockImplementationOnce((event) => event.preventDefault());
    const user = await open(<Actions />);
    await user.keyboard('{Enter}');
    expect(menu()).not.toBeNull();
  });

  it('SC-05 opens a submenu with the arrow to the right and leaves it with the arrow to the left', async () => {
    const user = await open(<Actions />);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('DICOM SEG'));
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Export');
  });

  it('SC-05 passes by a submenu that is out of use', async () => {
    const user = await open(<Actions subDisabled />);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Delete');
    expect(screen.getByText('Export').closest('[role=menuitem]')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('SC-05 keeps keys from the shortcuts of the page, and calls its own handler all the same', async () => {
    const onKeyDown = vi.fn<() => void>();
    const onPage = vi.fn<() => void>();
    const user = await open(
      <div onKeyDown={onPage}>
        <Actions onKeyDown={onKeyDown} />
      </div>,
    );
    onPage.mockClear();
    await user.keyboard('d');
    expect([onKeyDown.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 0]);
  });

  it('SC-04 switches a setting and one of several choices, and tells their state', async () => {
    const user = await open(<View />);
    expect(screen.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Enter}{Enter}');
    expect((await screen.findByRole('menuitemcheckbox')).getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Bone' }));
    await user.click(screen.getByText('View'));
    const bone = await screen.findByRole('menuitemradio', { name: 'Bone' });
    expect(bone.getAttribute('aria-checked')).toBe('true');
  });

  it('SC-05 names a group by the label inside', async () => {
    await open(<View />);
    const overlays = screen.getByRole('group', { name: 'Overlays' });
    expect(within(overlays).getByRole('menuitemcheckbox')).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Window' })).getAllByRole('menuitemradio')).toHaveLength(
      2,
    );
  });
});
