// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Switch } from '@/components/ui/switch';
import { SwitchControlled } from '@/components/showcase/controls/switch/controlled';
import { SwitchInForm } from '@/components/showcase/controls/switch/in-form';
import { SwitchSettings } from '@/components/showcase/controls/switch/settings';

afterEach(cleanup);

const control = (name?: string) => screen.getByRole('switch', name === undefined ? {} : { name });
const state = (name?: string) => control(name).getAttribute('aria-checked');

describe('Switch', () => {
  it('SC-04 a click, Space and Enter switch it', async () => {
    const heard = vi.fn<(checked: boolean) => void>();
    render(<Switch aria-label="Reference lines" onCheckedChange={heard} />);
    expect(state('Reference lines')).toBe('false');
    await userEvent.click(control());
    expect(state()).toBe('true');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    expect(heard.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('keeps the state that is given from outside', async () => {
    const { rerender } = render(<Switch aria-label="Overlay" checked={false} />);
    await userEvent.click(control());
    expect(state()).toBe('false');
    rerender(<Switch aria-label="Overlay" checked />);
    expect(state()).toBe('true');
  });

  it('SC-05 does nothing and is passed over while disabled', async () => {
    const heard = vi.fn<() => void>();
    render(<Switch aria-label="Overlay" disabled onCheckedChange={heard} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(control());
    expect(heard).not.toHaveBeenCalled();
  });

  it('does not submit the form around it', async () => {
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Switch aria-label="Overlay" />
      </form>,
    );
    await userEvent.click(control());
    expect(submit).not.toHaveBeenCalled();
  });

  it('moves its knob to the other side where text is read from right to left', () => {
    render(<Switch aria-label="Overlay" defaultChecked />);
    const knob = control().firstElementChild;
    expect([...(knob?.classList ?? [])]).toEqual(
      expect.arrayContaining([
        'data-[state=checked]:translate-x-3',
        'rtl:data-[state=checked]:-translate-x-3',
      ]),
    );
    expect(knob?.getAttribute('data-state')).toBe('checked');
  });

  it('SC-09 hands on ref and class names, and says its state in the HTML of the server', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Switch ref={ref} aria-label="Overlay" className="h-6" />);
    expect(ref.current).toBe(control());
    expect([...control().classList]).toContain('h-6');
    expect([...control().classList]).not.toContain('h-4');
    expect(renderToString(<Switch aria-label="Overlay" defaultChecked />)).toContain('aria-checked="true"');
  });
});

describe('examples of Switch', () => {
  it('SC-04 the effect shows at once', async () => {
    render(<SwitchControlled />);
    expect(screen.getByText('Viewport shows 3 segmentations.').id).toBe(
      control().getAttribute('aria-describedby'),
    );
    await userEvent.click(control('Display inactive segmentations'));
    expect(screen.getByText('Viewport shows the active segmentation alone.')).toBeTruthy();
  });

  it('SC-05 every setting is named by its label and is a stop of its own', async () => {
    render(<SwitchSettings />);
    const names: unknown[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      const label = document.querySelector(`label[for="${document.activeElement?.id}"]`);
      names.push(label?.textContent);
    }
    expect(names).toEqual([
      'Interpolate contours',
      'Simplify contour',
      'Ignore holes smaller than the brush',
      'Threshold by intensity',
    ]);
  });

  it('SC-04 the form sends it only while it is on', async () => {
    render(<SwitchInForm />);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Export study' }));
    await send();
    expect(screen.getByRole('status').textContent).toBe('Sent: anonymize = no');
    await userEvent.click(control());
    await send();
    expect(screen.getByRole('status').textContent).toBe('Sent: anonymize = yes');
  });
});
