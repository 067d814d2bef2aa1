// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Combobox, type ComboboxProps } from '@/components/ui/combobox';

configure({ asyncUtilTimeout: 5000 });

const modalities = [
  { value: 'CT', label: 'Computed tomography' },
  { value: 'MR', label: 'Magnetic resonance' },
  { value: 'PT', label: 'Positron emission tomography' },
];

const field = () => screen.getByRole('combobox', { name: 'Modality', expanded: false });
const search = () => screen.getByPlaceholderText('Search modality...');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () =>
  screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
    ?.textContent;

async function open(props: ComboboxProps = {}, key = '{Enter}') {
  const user = userEvent.setup();
  render(<Combobox data={modalities} placeholder="Modality" {...props} />);
  await user.tab();
  await user.keyboard(key);
  await screen.findByRole('dialog');
  return user;
}

describe('the combobox', () => {
  beforeAll(() => {
    HTMLElement.prototype.scrollIntoView ??= () => undefined;
  });
  afterEach(cleanup);

  it('SC-05 has its placeholder as name and as text until something is chosen', () => {
    render(<Combobox data={modalities} placeholder="Select modality..." />);
    const named = screen.getByRole('combobox', { name: 'Select modality' });
    expect(named.textContent).toBe('Select modality...');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'SC-05 opens with the key %s and has the focus in its search box',
    async (key) => {
      await open({}, key);
      await waitFor(() => expect(document.activeElement).toBe(search()));
      expect(screen.getByRole('dialog', { name: 'Modality' })).toBeTruthy();
      expect(shown()).toEqual(modalities.map(({ label }) => label));
    },
  );

  it('SC-05 marks values by arrows, Home and End and chooses with Enter; the focus is back on the field', async () => {
    const user = await open();
    expect(marked()).toBe('Computed tomography');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Magnetic resonance');
    await user.keyboard('{End}');
    expect(marked()).toBe('Positron emission tomography');
    await user.keyboard('{Home}');
    expect(marked()).toBe('Computed tomography');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().textContent).toBe('Magnetic resonance');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('SC-04 finds values by code and by label, and reads out how many are left', async () => {
    const user = await open();
    await user.keyboard('emission');
    expect(shown()).toEqual(['Positron emission tomography']);
    expect(screen.getByRole('status').textContent).toBe('1 choice');
    await user.clear(search());
    await user.keyboard('MR');
    expect(shown()[0]).toBe('Magnetic resonance');
  });

  it('SC-04 says where nothing is found', async () => {
    const user = await open();
    await user.keyboard('xyz');
    expect(screen.getByText('No modality found.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 choices');
  });

  it('SC-04 takes a value back that is chosen again', async () => {
    const user = await open();
    await user.keyboard('{Enter}{Enter}');
    await screen.findByRole('dialog');
    expect(screen.getByRole('option', { checked: true }).textContent).toBe('Computed tomography');
    await user.keyboard('{Enter}');
    expect(field().textContent).toBe('Modality');
  });

  it('SC-04 leaves the verb and the dots of the placeholder out of the search', async () => {
    const user = userEvent.setup();
    render(<Combobox />);
    await user.click(screen.getByRole('combobox', { name: 'Select item' }));
    expect(await screen.findByPlaceholderText('Search item...')).toBeTruthy();
    expect(screen.getByText('No item found.')).toBeTruthy();
  });

  it('SC-05 opens at the value chosen', async () => {
    const user = await open();
    await user.keyboard('{End}{Enter}{Enter}');
    await screen.findByRole('dialog');
    expect(marked()).toBe('Positron emission tomography');
  });

  it('SC-05 closes with Escape and keeps the value', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().textContent).toBe('Modality');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });
});
