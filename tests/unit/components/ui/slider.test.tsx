// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '@/components/ui/slider';
import { SliderCommit } from '@/components/showcase/controls/slider/commit';
import { SliderDisabled } from '@/components/showcase/controls/slider/disabled';
import { SliderInForm } from '@/components/showcase/controls/slider/in-form';
import { SliderRightToLeft } from '@/components/showcase/controls/slider/right-to-left';
import { SliderScale } from '@/components/showcase/controls/slider/scale';
import { SliderWithValue } from '@/components/showcase/controls/slider/with-value';

afterEach(cleanup);

const thumb = (name?: string) => screen.getByRole('slider', name === undefined ? {} : { name });
const value = () => Number(thumb().getAttribute('aria-valuenow'));

/** Presses keys one after the other and tells the value after each. */
async function press(...keys: string[]) {
  const values: number[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    values.push(value());
  }
  return values;
}

describe('Slider', () => {
  it('SC-04 arrows move by a step, Page keys and Shift by ten, Home and End to the ends', async () => {
    render(<Slider aria-label="Opacity" defaultValue={[50]} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(thumb('Opacity'));
    expect(await press('{ArrowRight}', '{ArrowUp}', '{ArrowLeft}', '{ArrowDown}')).toEqual([51, 52, 51, 50]);
    expect(await press('{PageUp}', '{PageDown}', '{Shift>}{ArrowRight}{/Shift}')).toEqual([60, 50, 60]);
    expect(await press('{Home}', '{ArrowLeft}', '{End}', '{ArrowRight}')).toEqual([0, 0, 100, 100]);
  });

  it('goes from 0 to 100 by 1 unless told otherwise', () => {
    render(<Slider aria-label="Opacity" />);
    const read = (name: string) => thumb().getAttribute(name);
    expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(read)).toEqual(['0', '100', '0']);
  });

  it('SC-05 gives name, description and text of the value to the thumb, and to nothing else', () => {
    const { container } = render(
      <>
        <p id="help">Of all segments</p>
        <Slider aria-label="Opacity" aria-describedby="help" aria-valuetext="half" defaultValue={[50]} />
      </>,
    );
    expect(thumb('Opacity').getAttribute('aria-describedby')).toBe('help');
    expect(thumb().getAttribute('aria-valuetext')).toBe('half');
    expect(container.querySelectorAll('[aria-label], [aria-describedby], [aria-valuetext]')).toHaveLength(1);
  });

  it('keeps the value that is given from outside', async () => {
    const heard = vi.fn<(value: number[]) => void>();
    render(<Slider aria-label="Opacity" value={[20]} onValueChange={heard} />);
    thumb().focus();
    expect(await press('{ArrowRight}')).toEqual([20]);
    expect(heard).toHaveBeenCalledExactlyOnceWith([21]);
  });

  it('SC-09 comes from the server with a thumb that has a name', () => {
    const html = renderToString(<Slider aria-label="Opacity" defaultValue={[50]} />);
    expect(html).toMatch(/role="slider"/);
    expect(html).toMatch(/aria-label="Opacity"/);
  });
});

describe('examples of Slider', () => {
  it('SC-05 a text beside it names it, and its value is read with the unit', async () => {
    render(<SliderWithValue />);
    thumb('Fill opacity').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb().getAttribute('aria-valuetext')).toBe('71 %');
    expect(screen.getByText('71 %')).toBeTruthy();
  });

  it('SC-04 the scale has negative numbers and steps of 20', async () => {
    render(<SliderScale />);
    thumb('Window level: 40 HU').focus();
    expect(await press('{ArrowRight}', '{Home}', '{PageUp}', '{End}')).toEqual([60, -1000, -800, 1000]);
    expect(thumb('Window level: 1000 HU').getAttribute('aria-valuetext')).toBe('1000 Hounsfield units');
  });

  it('SC-04 the projection is drawn with the value that is committed', async () => {
    render(<SliderCommit />);
    thumb().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Slab thickness: 11 mm')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Projection drawn with 11 mm.');
  });

  it('SC-05 a disabled one says so and takes no focus', async () => {
    render(<SliderDisabled />);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(thumb('Outline width').getAttribute('aria-disabled')).toBe('true');
    expect(value()).toBe(3);
  });

  it('SC-04 a form sends its value under its name', async () => {
    render(<SliderInForm />);
    thumb('Frames per second').focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('status').textContent).toBe('Sent: fps = 60');
  });

  it('SC-04 from right to left, the left arrow increases', async () => {
    render(<SliderRightToLeft />);
    thumb().focus();
    expect(await press('{ArrowLeft}', '{ArrowRight}', '{ArrowUp}')).toEqual([31, 30, 31]);
  });
});
