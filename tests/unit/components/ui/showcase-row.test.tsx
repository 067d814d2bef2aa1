// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ShowcaseRow } from '@/components/ui/showcase-row';

afterEach(cleanup);

it('SC-05 Show Code shows the source and then reads Hide Code, by pointer and by keys', async () => {
  const user = userEvent.setup();
  render(
    <ShowcaseRow title="Export" description="Writes a file." code="<Button>Export</Button>">
      <p>example</p>
    </ShowcaseRow>,
  );
  const button = screen.getByRole('button', { name: 'Show Code' });
  const code = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(code?.classList.contains('hidden')).toBe(true);
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Hide Code' }).getAttribute('aria-expanded')).toBe('true');
  expect(code?.classList.contains('hidden')).toBe(false);
  expect(code?.textContent).toBe('<Button>Export</Button>');
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

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
