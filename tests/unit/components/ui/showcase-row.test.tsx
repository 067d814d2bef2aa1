// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShowcaseRow } from '@/components/ui/showcase-row';

it('SC-05 the row and its button carry the title; a row without source has no button', () => {
  const { rerender } = render(<ShowcaseRow title="Export" code="x" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Export' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Export' })).toBeTruthy();
  expect(screen.getByRole('button', { description: 'Export' })).toBeTruthy();
  rerender(<ShowcaseRow title="Export" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('SC-05 source as an element stands there as it is', () => {
  render(<ShowcaseRow code={<figure>highlighted</figure>} />);
  expect(screen.getByRole('figure').textContent).toBe('highlighted');
});
