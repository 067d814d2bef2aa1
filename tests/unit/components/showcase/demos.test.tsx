// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ButtonUnavailable } from '@/components/showcase/controls/button/unavailable';
import { CheckboxGroup } from '@/components/showcase/controls/checkbox/group';
import { CheckboxInForm } from '@/components/showcase/controls/checkbox/in-form';
import { CheckboxInvalid } from '@/components/showcase/controls/checkbox/invalid';
import { InputInForm } from '@/components/showcase/controls/input/in-form';
import { InputInvalid } from '@/components/showcase/controls/input/invalid';
import { InputSearch } from '@/components/showcase/controls/input/search';
import { SliderInForm } from '@/components/showcase/controls/slider/in-form';
import { SliderScale } from '@/components/showcase/controls/slider/scale';
import { SliderWithValue } from '@/components/showcase/controls/slider/with-value';
import { SwitchControlled } from '@/components/showcase/controls/switch/controlled';
import { SwitchInForm } from '@/components/showcase/controls/switch/in-form';

/* What the demos do by themselves; what the controls do is tested with these in a browser. */

const user = userEvent.setup();
const status = () => screen.getByRole('status').textContent;
const stateOf = (name: string) => screen.getByRole('checkbox', { name }).getAttribute('aria-checked');
const check = (name: string) => user.click(screen.getByRole('checkbox', { name }));

it('SC-05 Button: the unavailable one can be focused, tells why, and does nothing until it can', async () => {
  render(<ButtonUnavailable />);
  const create = screen.getByRole('button', { name: 'Create report' });
  expect(create.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  create.focus();
  await user.keyboard('{Enter}');
  expect(status()).toBe('A report needs at least one measurement.');
  await user.click(screen.getByRole('button', { name: 'Add measurement' }));
  expect(create.getAttribute('aria-disabled')).toBe('false');
  await user.click(create);
  expect(create.getAttribute('aria-disabled')).toBe('true');
});

it('SC-04 Checkbox: the box for all follows the group, and the group follows it', async () => {
  render(<CheckboxGroup />);
  expect(stateOf('All segments')).toBe('mixed');
  await check('Left kidney');
  await check('Right kidney');
  expect(stateOf('All segments')).toBe('true');
  await check('All segments');
  expect(['Liver', 'Left kidney', 'Right kidney', 'Spleen'].map(stateOf)).toEqual(Array(4).fill('false'));
  await check('Spleen');
  expect(stateOf('All segments')).toBe('mixed');
});

it('SC-04 Input: the filter narrows the list and tells how many are left', async () => {
  render(<InputSearch />);
  await user.type(screen.getByRole('searchbox', { name: 'Filter series' }), ' thorax');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'CT Thorax 1.0 mm lung',
    'CT Thorax 5.0 mm soft tissue',
  ]);
  expect(status()).toBe('2 of 5 series');
});

it('SC-05 an invalid field says so, and why, until its value is right', async () => {
  render(<InputInvalid />);
  const field = screen.getByLabelText('Window width (HU)');
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(help?.textContent).toContain('Enter a width of 1 or more');
  await user.clear(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '1500');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(help?.textContent).toContain('lung: 1500');
});

it('SC-05 an invalid box says so, and why, until it is on', async () => {
  render(<CheckboxInvalid />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').id).toBe(box.getAttribute('aria-describedby'));
  expect(status()).toContain('Confirm this');
  await user.click(box);
  expect([box.getAttribute('aria-invalid'), status()]).toEqual(['false', '']);
});

const send = (name: string) => user.click(screen.getByRole('button', { name }));

it.each([
  {
    Demo: CheckboxInForm,
    act: async () => {
      await check('Slice number');
      await check('Patient name');
      await send('Save overlay');
    },
    sent: 'Sent: window, slice',
  },
  {
    Demo: InputInForm,
    act: () => user.type(screen.getByLabelText('Label of the measurement'), 'Target lesion 1{Enter}'),
    sent: 'Saved as “Target lesion 1”.',
  },
  {
    Demo: SliderInForm,
    act: async () => {
      screen.getByRole('slider', { name: 'Frames per second' }).focus();
      await user.keyboard('{End}');
      await send('Play');
    },
    sent: 'Sent: fps = 60',
  },
  { Demo: SwitchInForm, act: () => send('Export study'), sent: 'Sent: anonymize = no' },
  {
    Demo: SwitchInForm,
    act: async () => {
      await user.click(screen.getByRole('switch'));
      await send('Export study');
    },
    sent: 'Sent: anonymize = yes',
  },
])('SC-04 a form shows what was sent: $sent', async ({ Demo, act, sent }) => {
  render(<Demo />);
  await act();
  expect(status()).toBe(sent);
});

it.each([
  [SliderWithValue, 'Fill opacity', '{ArrowRight}', '71 %', '71 %'],
  [SliderScale, 'Window level: 40 HU', '{End}', '1000 Hounsfield units', 'Window level: 1000 HU'],
])('SC-05 %o: the value is read with its unit, and shown', async (Demo, name, key, spoken, shown) => {
  render(<Demo />);
  const thumb = screen.getByRole('slider', { name });
  thumb.focus();
  await user.keyboard(key);
  expect(thumb.getAttribute('aria-valuetext')).toBe(spoken);
  expect(screen.getByText(shown)).toBeTruthy();
});

it('SC-04 Switch: the effect shows at once', async () => {
  render(<SwitchControlled />);
  const control = screen.getByRole('switch', { name: 'Display inactive segmentations' });
  const effect = screen.getByText('Viewport shows 3 segmentations.');
  expect(effect.id).toBe(control.getAttribute('aria-describedby'));
  await user.click(control);
  expect(effect.textContent).toBe('Viewport shows the active segmentation alone.');
});
