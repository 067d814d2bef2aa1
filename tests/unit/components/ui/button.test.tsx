// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Button } from '@/components/ui/button';

it('SC-04 a button draws the one element inside as a link that looks like it, with class names of its own', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button asChild variant="link" className="px-4" ref={ref}>
      <a href="/platform/themeing">Theming</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Theming' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(ref.current).toBe(link);
  const classes = [...link.classList];
  expect(classes).toEqual(expect.arrayContaining(['text-primary', 'px-4']));
  expect(classes).not.toContain('px-2');
});

it.each([
  [{ dataCY: 'save' }, 'save'],
  [{ name: 'save' }, 'save-btn'],
  [{ dataCY: 'a', name: 'b' }, 'a'],
  [{}, null],
])('with %o a button has %s as data-cy', (props, expected) => {
  render(<Button {...props} />);
  expect(screen.getByRole('button').getAttribute('data-cy')).toBe(expected);
  expect(screen.getByRole('button').hasAttribute('datacy')).toBe(false);
});
