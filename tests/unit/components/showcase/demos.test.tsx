// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { ButtonUnavailable } from '@/components/showcase/controls/button/demos';
import {
  CheckboxGroup,
  CheckboxInForm,
  CheckboxInvalid,
} from '@/components/showcase/controls/checkbox/demos';
import { InputInForm, InputInvalid, InputSearch } from '@/components/showcase/controls/input/demos';
import { SliderInForm, SliderScale, SliderWithValue } from '@/components/showcase/controls/slider/demos';
import { SwitchControlled, SwitchInForm } from '@/components/showcase/controls/switch/demos';

/* Tests the logic of the demos; browser tests use the demos to test the controls. */

const user = userEvent.setup();
const status = () => screen.getByRole('status').textContent;
const stateOf = (name: string) => screen.getByRole('checkbox', { name }).getAttribute('aria-checked');
const check = (name: string) => user.click(screen.getByRole('checkbox', { name }));

it('SC-05 the unavailable Button of a demo can get the focus, says why, and works once a measurement is added', async () => {
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

it('SC-04 in a demo, the Checkbox for all segments and those of each segment update each other', async () => {
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

it('SC-04 typing into the Input of a demo filters a list and announces how many entries are left', async () => {
  render(<InputSearch />);
  await user.type(screen.getByRole('searchbox', { name: 'Filter series' }), ' thorax');
  const series = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(series).toEqual(['CT Thorax 1.0 mm lung', 'CT Thorax 5.0 mm soft tissue']);
  expect(status()).toBe('2 of 5 series');
});

it('SC-05 the invalid Input of a demo is marked and explained until its value is valid', async () => {
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

it('SC-05 the invalid Checkbox of a demo is marked and explained until it is checked', async () => {
  render(<CheckboxInvalid />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').id).toBe(box.getAttribute('aria-describedby'));
  expect(status()).toContain('Confirm this');
  await user.click(box);
  expect([box.getAttribute('aria-invalid'), status()]).toEqual(['false', '']);
});

const tick = (name: string) => () => check(name);
const press = (name: string) => () => user.click(screen.getByRole('button', { name }));
const type = (text: string) => () => user.type(screen.getByLabelText('Measurement label'), text);
const slide = (keys: string) => () => {
  screen.getByRole('slider', { name: 'Frames per second' }).focus();
  return user.keyboard(keys);
};
const flip = () => user.click(screen.getByRole('switch'));

it.each<[sent: string, Demo: ComponentType, ...steps: (() => Promise<void>)[]]>([
  ['Sent: window, slice', CheckboxInForm, tick('Slice number'), tick('Patient name'), press('Save overlay')],
  ['Saved as “Target lesion 1”.', InputInForm, type('Target lesion 1{Enter}')],
  ['Sent: fps = 60', SliderInForm, slide('{End}'), press('Play')],
  ['Sent: anonymize = no', SwitchInForm, press('Export study')],
  ['Sent: anonymize = yes', SwitchInForm, flip, press('Export study')],
])('SC-04 the form of a demo shows the submitted value: %s', async (sent, Demo, ...steps) => {
  render(<Demo />);
  for (const step of steps) await step();
  expect(status()).toBe(sent);
});

it.each([
  [SliderWithValue, 'Fill opacity', '{ArrowRight}', '71 %', '71 %'],
  [SliderScale, 'Window level: 40 HU', '{End}', '1000 Hounsfield units', 'Window level: 1000 HU'],
])(
  'SC-05 the slider of %o tells assistive technology its new value with the unit, and shows it',
  async (Demo, name, key, spoken, shown) => {
    render(<Demo />);
    const thumb = screen.getByRole('slider', { name });
    thumb.focus();
    await user.keyboard(key);
    expect(thumb.getAttribute('aria-valuetext')).toBe(spoken);
    expect(screen.getByText(shown)).toBeTruthy();
  },
);

it('SC-04 a click on the controlled Switch of a demo changes the displayed text at once', async () => {
  render(<SwitchControlled />);
  const control = screen.getByRole('switch', { name: 'Display inactive segmentations' });
  const effect = screen.getByText('The viewport shows 3 segmentations.');
  expect(effect.id).toBe(control.getAttribute('aria-describedby'));
  await user.click(control);
  expect(effect.textContent).toBe('The viewport shows the active one.');
});
