// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Input } from '@/components/ui/input';
import { InputInForm } from '@/components/showcase/controls/input/in-form';
import { InputInvalid } from '@/components/showcase/controls/input/invalid';
import { InputSearch } from '@/components/showcase/controls/input/search';
import { InputTypes } from '@/components/showcase/controls/input/types';

afterEach(cleanup);

describe('Input', () => {
  it('SC-04 takes what is typed and hands every attribute of HTML on', async () => {
    const heard: string[] = [];
    const ref = createRef<HTMLInputElement>();
    render(
      <Input
        ref={ref}
        aria-label="Weight"
        inputMode="decimal"
        maxLength={4}
        onChange={(event) => heard.push(event.target.value)}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight' }), '72.55');
    expect(ref.current?.value).toBe('72.5');
    expect(heard).toEqual(['7', '72', '72.', '72.5']);
    expect(ref.current?.inputMode).toBe('decimal');
  });

  it('has no type of its own, so that the default of HTML holds', () => {
    expect(renderToString(<Input />)).not.toContain('type=');
    expect(renderToString(<Input type="file" />)).toContain('type="file"');
  });

  it('SC-05 is passed over by Tab, and not sent, while disabled', async () => {
    render(
      <form aria-label="Segment">
        <Input name="label" defaultValue="Left kidney" disabled />
        <Input name="uid" defaultValue="1.2.840" readOnly />
      </form>,
    );
    await userEvent.tab();
    expect((document.activeElement as HTMLInputElement).name).toBe('uid');
    expect(Object.fromEntries(new FormData(screen.getByRole('form')))).toEqual({ uid: '1.2.840' });
  });

  it('lets class names from outside win', () => {
    render(<Input className="h-9 w-20" />);
    const names = [...screen.getByRole('textbox').classList];
    expect(names).toEqual(expect.arrayContaining(['h-9', 'w-20']));
    expect(names).not.toContain('h-7');
    expect(names).not.toContain('w-full');
  });

  it('SC-09 comes from the server without styles in its HTML', () => {
    expect(renderToString(<Input aria-label="Weight" />)).not.toMatch(/style=|<style/);
  });
});

describe('examples of Input', () => {
  it('SC-05 every field has its label as name', () => {
    render(<InputTypes />);
    const names = ['MRN', 'Study date', 'Slab thickness (mm)', 'DICOM file'];
    expect(names.map((name) => screen.getByLabelText<HTMLInputElement>(name).type)).toEqual([
      'text',
      'date',
      'number',
      'file',
    ]);
  });

  it('SC-04 the filter narrows the list and tells how many are left', async () => {
    render(<InputSearch />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter series' }), ' thorax');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'CT Thorax 1.0 mm lung',
      'CT Thorax 5.0 mm soft tissue',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 of 5 series');
  });

  it('SC-05 an invalid field says so, and why, until its value is right', async () => {
    render(<InputInvalid />);
    const field = screen.getByLabelText<HTMLInputElement>('Window width (HU)');
    const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(help?.textContent).toContain('Enter a width of 1 or more');
    await userEvent.clear(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '1500');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(help?.textContent).toContain('lung: 1500');
  });

  it('SC-04 Enter sends the form with the value under its name', async () => {
    const submit = vi.fn<() => void>();
    render(<InputInForm />);
    document.addEventListener('submit', submit);
    await userEvent.type(screen.getByLabelText('Label of the measurement'), 'Target lesion 1{Enter}');
    document.removeEventListener('submit', submit);
    expect(submit).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('Saved as “Target lesion 1”.');
  });
});
