// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Label } from '@/components/ui/label';
import { LabelAroundControl } from '@/components/showcase/controls/label/around-control';
import { LabelDisabled } from '@/components/showcase/controls/label/disabled';
import { LabelWithHelp } from '@/components/showcase/controls/label/with-help';
import { LabelWithSwitch } from '@/components/showcase/controls/label/with-switch';

afterEach(cleanup);

describe('Label', () => {
  it('SC-05 names the control whose id it has, and works it on a click', async () => {
    render(<LabelWithSwitch />);
    const control = screen.getByRole('switch', { name: 'Show overlay' });
    expect(control.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByText('Show overlay'));
    expect(control.getAttribute('aria-checked')).toBe('false');
  });

  it('SC-05 names and works the control inside it', async () => {
    render(<LabelAroundControl />);
    const control = screen.getByRole('checkbox', { name: 'Synchronize zoom and pan' });
    await userEvent.click(screen.getByText('Synchronize zoom and pan'));
    expect(control.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(control);
    expect(control.getAttribute('aria-checked')).toBe('false');
  });

  it('moves the focus into the field it names', async () => {
    render(<LabelWithHelp />);
    const field = screen.getByRole('textbox', { name: 'Accession number (optional)' });
    await userEvent.click(screen.getByText(/^Accession number/));
    expect(document.activeElement).toBe(field);
  });

  it('does not work a disabled control', async () => {
    render(<LabelDisabled />);
    await userEvent.click(screen.getByText('Smooth segment edges'));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('selects no text on a double click, and still reports it', () => {
    const press = vi.fn<() => void>();
    render(<Label onMouseDown={press}>Show overlay</Label>);
    expect(fireEvent.mouseDown(screen.getByText('Show overlay'), { detail: 2 })).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('Show overlay'), { detail: 1 })).toBe(true);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('SC-09 is a plain label from the server, with its own class names and a ref', () => {
    const ref = createRef<HTMLLabelElement>();
    render(<Label ref={ref} htmlFor="a" className="text-lg" />);
    expect(ref.current?.tagName).toBe('LABEL');
    expect([...(ref.current?.classList ?? [])]).toContain('text-lg');
    expect([...(ref.current?.classList ?? [])]).not.toContain('text-base');
    expect(renderToString(<Label htmlFor="a">Overlay</Label>)).toMatch(
      /^<label class="[^"]+" for="a">Overlay<\/label>$/,
    );
  });
});
