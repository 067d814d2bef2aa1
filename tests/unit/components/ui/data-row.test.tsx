// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataRow } from '@/components/ui/data-row';

const user = userEvent.setup();
const row = () => screen.getByRole('button', { name: /Liver/, pressed: false });
const select = () => {};
const spy = () => vi.fn<() => void>();
const liver = { number: 1, title: 'Liver' };
const handlers = () => {
  const [onToggleVisibility, onToggleLocked] = [spy(), spy()];
  return { onToggleVisibility, onToggleLocked, onRename: spy(), onDelete: spy(), onColor: spy() };
};

const openMenu = async () => {
  await user.click(screen.getByRole('button', { name: 'Actions for Liver' }));
  return screen.findByRole('menu');
};

const itemNames = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

it('SC-04 a data row is selected by click, Enter and Space, and exposes its state', async () => {
  const onSelect = spy();
  const { rerender } = render(<DataRow number={3} title="Liver" onSelect={onSelect} />);
  await user.click(row());
  row().focus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onSelect).toHaveBeenCalledTimes(3);
  rerender(<DataRow number={3} title="Liver" onSelect={onSelect} isSelected />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('3');
});

it('SC-04 the visibility button of a data row calls its handler, but no click handler of the row or around it', async () => {
  const [onSelect, onToggle, around] = [spy(), spy(), spy()];
  const draw = (isVisible: boolean) => (
    <div onClick={around}>
      <DataRow {...liver} onSelect={onSelect} isVisible={isVisible} onToggleVisibility={onToggle} />
    </div>
  );
  const { rerender } = render(draw(true));
  expect(screen.queryByRole('button', { name: /, hidden/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide Liver' }));
  rerender(draw(false));
  expect(screen.getByRole('button', { name: /, hidden/ })).toBe(row());
  await user.click(screen.getByRole('button', { name: 'Show Liver' }));
  expect([onToggle, onSelect, around].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0]);
});

it('SC-04 a data row offers exactly the actions that have handlers, and calls them', async () => {
  const onSelect = spy();
  const on = handlers();
  render(<DataRow {...liver} onSelect={onSelect} {...on} />);
  expect(itemNames(await openMenu())).toEqual(['Rename', 'Delete', 'Change Color', 'Lock']);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const others = { Delete: on.onDelete, 'Change Color': on.onColor, Lock: on.onToggleLocked };
  for (const [name, handler] of Object.entries(others)) {
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name }));
    expect(handler).toHaveBeenCalledOnce();
  }
  expect(on.onRename).toHaveBeenCalledOnce();
  expect(onSelect).not.toHaveBeenCalled();
  cleanup();
  render(<DataRow {...liver} onRename={on.onRename} />);
  expect(itemNames(await openMenu())).toEqual(['Rename']);
});

it('a data row says that it is locked and offers to unlock, unless editing is disabled', async () => {
  const on = handlers();
  const { rerender } = render(<DataRow {...liver} onSelect={select} isLocked {...on} />);
  expect(row().textContent).toContain(', locked');
  expect(itemNames(await openMenu())).toContain('Unlock');
  rerender(<DataRow {...liver} onSelect={select} isLocked disableEditing {...on} />);
  expect(row().textContent).not.toContain('locked');
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});

it('SC-04 a data row shows four lines of details at first, and the others on request', async () => {
  const onSelect = spy();
  const details = {
    primary: ['Max: 212 HU', 'Mean: 61 HU', '', '  Std dev: 14 HU', 'Area: 640 mm&sup2;'],
    secondary: ['S: 4 I: 37'],
  };
  render(<DataRow {...liver} onSelect={onSelect} details={details} />);
  // A <bdi> gives each line its own text direction.
  for (const line of ['Max: 212 HU', 'S: 4 I: 37']) expect(screen.getByText(line).tagName).toBe('BDI');
  expect(screen.getByText('Std dev: 14 HU').closest('.ps-3')).not.toBeNull();
  expect(screen.queryByText(/Area/)).toBeNull();
  const more = screen.getByRole('button', { name: 'Show 1 more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  expect(screen.getByText('Area: 640 mm²')).toBeTruthy();
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(/Area/)).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});

it('a data row shows a tooltip on focus only if it has a description or its title is cut off', async () => {
  const { rerender } = render(<DataRow {...liver} onSelect={select} />);
  await user.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  rerender(<DataRow {...liver} description="Portal venous phase" onSelect={select} />);
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toContain('Portal venous phase');
  cleanup();
  render(<DataRow number={1} title="Liver, segment IV" onSelect={select} />);
  const title = document.querySelector('[data-title]');
  Object.defineProperty(title, 'scrollHeight', { value: 64 });
  Object.defineProperty(title, 'clientHeight', { value: 32 });
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toContain('Liver, segment IV');
});
