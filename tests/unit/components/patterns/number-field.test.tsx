// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from '@/components/patterns/fields/number-field';

function Opacity() {
  const [value, setValue] = useState(85);
  return (
    <>
      <NumberField aria-label="Opacity" min={0} max={100} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('SC-08 a number field keeps its value while it is empty, limits it as the user types, and shows the limited value on blur', async () => {
  const user = userEvent.setup();
  render(<Opacity />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(field);
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['', '85']);
  await user.type(field, '400');
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['400', '100']);
  await user.tab();
  expect(field.value).toBe('100');
});
