// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup } from '@/components/showcase/controls/checkbox/group';
import { CheckboxInForm } from '@/components/showcase/controls/checkbox/in-form';
import { CheckboxInvalid } from '@/components/showcase/controls/checkbox/invalid';
import { CheckboxStates } from '@/components/showcase/controls/checkbox/states';

afterEach(cleanup);

const box = (name?: string) => screen.getByRole('checkbox', name === undefined ? {} : { name });
const state = (name?: string) => box(name).getAttribute('aria-checked');

describe('Checkbox', () => {
  it('SC-04 Space and a click turn it on and off, Enter does not', async () => {
    const heard = vi.fn<(checked: unknown) => void>();
    render(<Checkbox aria-label="Overlay" onCheckedChange={heard} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(box('Overlay'));
    await userEvent.keyboard(' ');
    expect(state()).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(state()).toBe('true');
    await userEvent.click(box());
    expect(state()).toBe('false');
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('SC-05 says "mixed" while it is in between, and goes on from there', async () => {
    render(<Checkbox aria-label="Segments" defaultChecked="indeterminate" />);
    expect(state()).toBe('mixed');
    await userEvent.click(box());
    expect(state()).toBe('true');
  });

  it('shows a line in between and a tick when on', () => {
    const drawn = (checked: boolean | 'indeterminate') => {
      cleanup();
      render(<Checkbox aria-label="Overlay" checked={checked} />);
      return [...box().querySelectorAll('svg')].map((icon) => icon.classList[1]);
    };
    expect(drawn(false)).toEqual([]);
    expect(drawn(true)).toEqual(['lucide-check', 'lucide-minus']);
    const [tick, line] = box().querySelectorAll('svg');
    expect([...(tick?.classList ?? [])]).toContain('group-data-[state=indeterminate]/checkbox:hidden');
    expect([...(line?.classList ?? [])]).toEqual(
      expect.arrayContaining(['hidden', 'group-data-[state=indeterminate]/checkbox:block']),
    );
  });

  it('keeps the state that is given from outside', async () => {
    const { rerender } = render(<Checkbox aria-label="Overlay" checked={false} />);
    await userEvent.click(box());
    expect(state()).toBe('false');
    rerender(<Checkbox aria-label="Overlay" checked />);
    expect(state()).toBe('true');
  });

  it('SC-05 does nothing and is passed over while disabled', async () => {
    const heard = vi.fn<() => void>();
    render(<Checkbox aria-label="Overlay" disabled onCheckedChange={heard} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(box());
    expect(heard).not.toHaveBeenCalled();
  });

  it('does not submit the form around it', async () => {
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Checkbox aria-label="Overlay" />
      </form>,
    );
    await userEvent.click(box());
    box().focus();
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('hands ref and class names to the box', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Checkbox ref={ref} aria-label="Overlay" className="h-6" />);
    expect(ref.current).toBe(box());
    expect([...box().classList]).toContain('h-6');
    expect([...box().classList]).not.toContain('h-4');
  });

  it('SC-09 says its state in the HTML of the server', () => {
    expect(renderToString(<Checkbox aria-label="Overlay" defaultChecked />)).toContain('aria-checked="true"');
  });
});

describe('examples of Checkbox', () => {
  it('SC-05 each box has its label as name', () => {
    render(<CheckboxStates />);
    expect(screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'mixed',
      'false',
      'true',
      'mixed',
    ]);
    expect(state('On for some')).toBe('mixed');
  });

  it('SC-04 the box for all follows the group, and the group follows it', async () => {
    render(<CheckboxGroup />);
    expect(screen.getByRole('group', { name: 'Visible segments' })).toBeTruthy();
    expect(state('All segments')).toBe('mixed');
    await userEvent.click(box('Left kidney'));
    await userEvent.click(box('Right kidney'));
    expect(state('All segments')).toBe('true');
    await userEvent.click(box('All segments'));
    expect(['Liver', 'Left kidney', 'Right kidney', 'Spleen'].map(state)).toEqual(Array(4).fill('false'));
    await userEvent.click(box('Spleen'));
    expect(state('All segments')).toBe('mixed');
    await userEvent.click(box('All segments'));
    expect(state('Liver')).toBe('true');
  });

  it('SC-04 the form sends name and value of those that are on', async () => {
    render(<CheckboxInForm />);
    await userEvent.click(box('Slice number'));
    await userEvent.click(box('Patient name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save overlay' }));
    expect(screen.getByRole('status').textContent).toBe('Sent: window, slice');
  });

  it('SC-05 the invalid box says so, and why, until it is on', async () => {
    render(<CheckboxInvalid />);
    expect(box().getAttribute('aria-required')).toBe('true');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').id).toBe(box().getAttribute('aria-describedby'));
    expect(screen.getByRole('status').textContent).toContain('Confirm this');
    await userEvent.click(box());
    expect(box().getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
