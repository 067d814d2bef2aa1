// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Combobox } from '@/components/ui/combobox';

const modalities = [
  { value: 'CT', label: 'Computed tomography' },
  { value: 'MR', label: 'Magnetic resonance' },
  { value: 'PT', label: 'Positron emission tomography' },
];

const field = () => screen.getByRole('combobox', { name: 'Modality', expanded: false });
const search = () => screen.getByPlaceholderText('Search modality...');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
it.each(['{Enter}', '{ArrowDown}', '{ArrowUp}'])(
  'SC-05 a combobox opens with the key %s and focuses the search box',
  async (key) => {
    await open(key);
    await waitFor(() => expect(document.activeElement).toBe(search()));
    expect(screen.getByRole('dialog', { name: 'Modality' })).toBeTruthy();
    expect(shown()).toEqual(modalities.map(({ label }) => label));
  },
);

async function open(key = '{Enter}') {
  const user = userEvent.setup();
  render(<Combobox data={modalities} placeholder="Modality" />);
  await user.tab();
  await user.keyboard(key);
  await screen.findByRole('dialog');
  return user;
}

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
});

it('SC-04 a combobox finds values by code and label, and announces the number of matches, also if there are none', async () => {
  const user = await open();
  await user.keyboard('emission');
  expect(shown()).toEqual(['Positron emission tomography']);
  expect(screen.getByRole('status').textContent).toBe('1 choice');
  await user.clear(search());
  await user.keyboard('MR');
  expect(shown()[0]).toBe('Magnetic resonance');
  await user.keyboard('xyz');
  expect(screen.getByText('No modality found.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 choices');
});

it('SC-04 a combobox opens at the selected value, and clears it if it is selected again', async () => {
  const user = await open();
  await user.keyboard('{End}{Enter}');
  expect(field().textContent).toBe('Positron emission tomography');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(screen.getByRole('option', { checked: true }).textContent).toBe('Positron emission tomography');
  const [marked] = screen.getAllByRole('option', { selected: true });
  expect(marked?.textContent).toBe('Positron emission tomography');
  await user.keyboard('{Enter}');
  expect(field().textContent).toBe('Modality');
});

it('SC-04 a combobox without props says "Select item...", "Search item..." and "No item found."', async () => {
  const user = userEvent.setup();
  render(<Combobox />);
  const combobox = screen.getByRole('combobox', { name: 'Select item' });
  expect(combobox.textContent).toBe('Select item...');
  await user.click(combobox);
  expect(await screen.findByPlaceholderText('Search item...')).toBeTruthy();
  expect(screen.getByText('No item found.')).toBeTruthy();
});
