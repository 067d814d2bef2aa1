// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Numeric, type NumericContainerProps } from '@/components/ui/numeric-meta';

type Change = NonNullable<NumericContainerProps['onChange']>;

const user = userEvent.setup();
const spy = () => vi.fn<Change>();
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const calls = (change: ReturnType<typeof spy>) => change.mock.calls.map(([value]) => value);

async function replace(name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

function Field({ onChange, ...props }: Omit<NumericContainerProps, 'mode'>) {
  return (
    <Numeric.Container mode="number" min={10} max={90} {...props} {...(onChange && { onChange })}>
      <Numeric.Label>Width</Numeric.Label>
      <Numeric.NumberInput />
    </Numeric.Container>
  );
}

it('SC-04 a number field starts in the middle of its bounds, is named by its label, and reports no value outside', async () => {
  const onChange = spy();
  render(<Field onChange={onChange} />);
  expect(field('Width').value).toBe('50');
  await user.click(screen.getByText('Width'));
  expect(document.activeElement).toBe(field('Width'));
  await replace('Width', '75');
  expect(calls(onChange)).toEqual([75]);
  expect(field('Width').getAttribute('aria-valuenow')).toBe('75');
});

it('a number field marks invalid values while typing, and corrects them on blur', async () => {
  const onChange = spy();
  render(<Field onChange={onChange} />);
  await user.clear(field('Width'));
  expect(field('Width').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Width'), '123');
  expect(field('Width').value).toBe('123');
  expect(field('Width').getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  expect(field('Width').value).toBe('90');
  expect(field('Width').getAttribute('aria-invalid')).toBe('false');
  expect(calls(onChange)).toEqual([12, 90]);
  await user.type(field('Width'), 'x{Tab}');
  expect(field('Width').value).toBe('90');
});

it('SC-05 arrow keys change a number field by one step and Page keys by ten; Enter confirms, Escape restores', async () => {
  const onChange = spy();
  render(<Field onChange={onChange} />);
  field('Width').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}{PageDown}');
  expect(calls(onChange)).toEqual([51, 52, 51, 61, 51, 41]);
  await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
  expect(field('Width').value).toBe('10');
  await replace('Width', '500{Enter}');
  expect(field('Width').value).toBe('90');
  await replace('Width', '33');
  expect(onChange).toHaveBeenLastCalledWith(33);
  await user.keyboard('{Escape}');
  expect(field('Width').value).toBe('90');
  expect(onChange).toHaveBeenLastCalledWith(90);
});

it('a number field stops Escape only if something was typed, so that Escape can close a dialog otherwise', async () => {
  const onKeyDown = vi.fn<(event: React.KeyboardEvent) => void>();
  render(
    <div onKeyDown={onKeyDown}>
      <Field />
    </div>,
  );
  field('Width').focus();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  await user.keyboard('1{Escape}');
  expect(onKeyDown.mock.calls.filter(([{ key }]) => key === 'Escape')).toHaveLength(1);
});

it('a number field shows the value that its parent sets, also if the parent ignores a change by the user', async () => {
  const { rerender } = render(<Field value={20} />);
  field('Width').focus();
  await user.keyboard('{ArrowUp}');
  expect(field('Width').value).toBe('20');
  rerender(<Field value={30} />);
  expect(field('Width').value).toBe('30');
});

const tenths = { min: -0.2, max: 0.2, step: 0.1 };

it.each(['horizontal', 'vertical'] as const)(
  'SC-04 stepper buttons change the value up to its bounds, are named after its label, and take no focus (%s)',
  async (direction) => {
    const onChange = spy();
    render(
      <Numeric.Container mode="stepper" {...tenths} defaultValue={0} onChange={onChange}>
        <Numeric.Label>Zoom</Numeric.Label>
        <Numeric.NumberStepper direction={direction}>×</Numeric.NumberStepper>
      </Numeric.Container>,
    );
    const up = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Zoom' });
    const down = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Zoom' });
    expect(field('Zoom').value).toBe('0.0');
    await user.click(field('Zoom'));
    await user.click(up);
    await user.click(up);
    expect(up.disabled).toBe(true);
    await user.click(down);
    expect(document.activeElement).toBe(field('Zoom'));
    expect(calls(onChange)).toEqual([0.1, 0.2, 0.1]);
    expect([up.tabIndex, down.tabIndex]).toEqual([-1, -1]);
  },
);

it('SC-05 a slider moves by keys, is named by its label, and shows its value in label and field', async () => {
  const onChange = spy();
  render(
    <Numeric.Container mode="singleRange" min={-50} max={50} defaultValue={0} onChange={onChange}>
      <Numeric.Label showValue>Contrast</Numeric.Label>
      <Numeric.SingleRange showNumberInput />
    </Numeric.Container>,
  );
  const slider = screen.getByRole('slider', { name: 'Contrast' });
  slider.focus();
  await user.keyboard('{ArrowRight}{End}{Home}');
  expect(calls(onChange)).toEqual([1, 50, -50]);
  expect(field('Contrast').value).toBe('-50');
  expect(screen.getByText(': -50')).toBeTruthy();
  await replace('Contrast', '25');
  expect(slider.getAttribute('aria-valuenow')).toBe('25');
});

it('SC-05 a range slider has two handles that cannot pass each other', async () => {
  const onChange = spy();
  render(
    <Numeric.Container mode="doubleRange" defaultValues={[40, 42]} onChange={onChange}>
      <Numeric.Label showValue>Window</Numeric.Label>
      <Numeric.DoubleRange showNumberInputs />
    </Numeric.Container>,
  );
  expect(screen.getByRole('group', { name: 'Window' })).toBeTruthy();
  const low = screen.getByRole('slider', { name: 'Window Minimum' });
  const high = screen.getByRole('slider', { name: 'Window Maximum' });
  low.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(JSON.stringify(calls(onChange))).toBe('[[41,42],[42,42]]');
  high.focus();
  await user.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith([42, 100]);
  await replace('Window Maximum', '7{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([42, 42]);
  expect(screen.getByText(': 42 – 42')).toBeTruthy();
});

it('a range slider without values starts at 30 % and 70 % of its range, rounded to steps', () => {
  render(
    <Numeric.Container mode="doubleRange" min={0} max={5} aria-label="Dose">
      <Numeric.DoubleRange />
    </Numeric.Container>,
  );
  const handles = screen.getAllByRole('slider');
  expect(handles.map((handle) => handle.getAttribute('aria-valuenow'))).toEqual(['2', '4']);
  expect(handles[0]).toBe(screen.getByRole('slider', { name: 'Dose, minimum' }));
});

it('a numeric control in number mode renders none of its parts for sliders and steppers', () => {
  render(
    <Numeric.Container mode="number" aria-label="Width">
      <Numeric.SingleRange />
      <Numeric.DoubleRange />
      <Numeric.NumberStepper />
    </Numeric.Container>,
  );
  expect(screen.queryAllByRole('slider')).toEqual([]);
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
});

it('a part of a numeric control throws if it is used outside its container', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'Numeric.NumberInput must be inside a Numeric.Container.';
  expect(() => render(<Numeric.NumberInput />)).toThrow(message);
});
