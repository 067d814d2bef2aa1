// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Slider } from '@/components/ui/slider';

it('SC-05 a slider gives name, description and text of the value to the thumb, and to nothing else', () => {
  const { container } = render(
    <>
      <p id="help">Of all segments</p>
      <Slider aria-label="Opacity" aria-describedby="help" aria-valuetext="half" disabled />
    </>,
  );
  const thumb = screen.getByRole('slider', { name: 'Opacity' });
  const read = (name: string) => thumb.getAttribute(name);
  expect(['aria-describedby', 'aria-valuetext', 'aria-disabled'].map(read)).toEqual(['help', 'half', 'true']);
  expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(read)).toEqual(['0', '100', '0']);
  expect(container.querySelectorAll('[aria-label], [aria-describedby], [aria-valuetext]')).toHaveLength(1);
});
