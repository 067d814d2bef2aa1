// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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

describe('NumberField', () => {
  it('SC-08 can be emptied and typed anew; the value is the last number', async () => {
    const user = userEvent.setup();
    render(<Opacity />);
    const field = screen.getByRole('spinbutton') as HTMLInputElement;
    await user.clear(field);
    expect(field.value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('85');
    await user.type(field, '40');
    expect(screen.getByRole('status').textContent).toBe('40');
  });

  it('SC-08 keeps the value within the bounds, and shows it when the field is left', async () => {
    const user = userEvent.setup();
    render(<Opacity />);
    const field = screen.getByRole('spinbutton') as HTMLInputElement;
    await user.clear(field);
    await user.type(field, '400');
    expect(screen.getByRole('status').textContent).toBe('100');
    await user.tab();
    expect(field.value).toBe('100');
  });
});
