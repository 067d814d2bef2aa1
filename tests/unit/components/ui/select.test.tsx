// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
  type SelectProps,
} from '@/components/ui/select';

configure({ asyncUtilTimeout: 5000 });

function Plane(props: SelectProps) {
  return (
    <form aria-label="Layout">
      <label htmlFor="plane">Plane</label>
      <Select {...props}>
        <SelectTrigger id="plane">
          <SelectValue placeholder="Choose a plane" />
        </SelectTrigger>
        <SelectContent>
          <SelectGroup>
            <SelectLabel>Standard</SelectLabel>
            <SelectItem value="axial">Axial</SelectItem>
            <SelectItem value="oblique" disabled>
              Oblique
            </SelectItem>
            <SelectItem value="sagittal">Sagittal</SelectItem>
            <SelectItem value="coronal">Coronal</SelectItem>
          </SelectGroup>
        </SelectContent>
      </Select>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Plane', hidden: true });
const focused = () => document.activeElement?.textContent;
const sent = () => [
  ...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Layout', hidden: true })),
];

async function open(props: SelectProps = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Plane {...props} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'));
  return user;
}

describe('the select', () => {
  afterEach(cleanup);

  it('SC-04 has the name of its label and shows its placeholder until something is chosen', async () => {
    render(<Plane />);
    expect(field().textContent).toBe('Choose a plane');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('SC-05 opens by keyboard at the value chosen, with the name of the field', async () => {
    await open({ defaultValue: 'sagittal' });
    expect(focused()).toBe('Sagittal');
    expect(screen.getByRole('listbox', { name: 'Plane' })).toBeTruthy();
  });

  it('SC-05 moves by arrows past values out of use, by Home and End, and by first letters', async () => {
    const user = await open();
    expect(focused()).toBe('Axial');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Sagittal');
    await user.keyboard('{End}');
    expect(focused()).toBe('Coronal');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Axial');
    await user.keyboard('co');
    await waitFor(() => expect(focused()).toBe('Coronal'));
  });

  it('SC-04 chooses with Enter, closes, gives the focus back, and reports the value', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const user = await open({ onValueChange });
    await user.keyboard('{End}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().textContent).toBe('Coronal');
    expect(onValueChange.mock.calls).toEqual([['coronal']]);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('SC-05 closes with Escape and keeps the value', async () => {
    const user = await open({ defaultValue: 'axial' });
    await user.keyboard('{End}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().textContent).toBe('Axial');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('SC-05 chooses by first letters while it is closed', async () => {
    const user = userEvent.setup();
    render(<Plane />);
    await user.tab();
    await user.keyboard('s');
    expect(field().textContent).toBe('Sagittal');
  });

  it('SC-04 is sent with its form under its name', async () => {
    const user = await open({ name: 'plane', defaultValue: 'axial' });
    expect(sent()).toEqual([['plane', 'axial']]);
    await user.keyboard('{End}{Enter}');
    expect(sent()).toEqual([['plane', 'coronal']]);
  });

  it('SC-05 can’t be reached or opened out of use', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Plane disabled />);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.click(field());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('SC-05 names a group by the label inside', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Standard' })).toBeTruthy();
  });
});
