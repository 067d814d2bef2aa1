// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProblemOverlay } from '@/components/dev/problem-overlay';
import type { DevProblems } from '@/lib/build/dev-problems';
import type { Problem } from '@/lib/content/types';

let path = '/faq/general';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
vi.mock('@/generated/problems.json', () => ({ default: { pages: {}, elsewhere: 0 } }));
afterEach(() => {
  path = '/faq/general';
});

const problem = (message: string): Problem => ({
  file: 'content/latest/faq/general.md',
  line: 7,
  column: 3,
  rule: 'broken-link',
  message,
  hint: 'Correct the address.',
  severity: 'error',
});

const world = (...messages: string[]): DevProblems => ({
  pages: { '/faq/general': messages.map(problem) },
  elsewhere: 2,
});

const find = () => screen.queryByRole('complementary', { name: 'Problems of this page' });

describe('ProblemOverlay', () => {
  it('BLD-09 shows what is wrong in the file of the open page, with its place and what to do', () => {
    render(<ProblemOverlay problems={world('First.', 'Second.')} />);
    expect(screen.getByRole('status').textContent).toBe(
      '2 problems on this page, 2 in files that are no pages: see the terminal',
    );
    expect(find()?.textContent).toContain('content/latest/faq/general.md:7:3');
    expect(find()?.textContent).toContain('First.Correct the address.');
  });

  it('BLD-09 shows nothing on a page without problems', () => {
    path = '/faq/technical';
    render(<ProblemOverlay problems={world('First.')} />);
    expect(find()).toBeNull();
  });

  it('BLD-09 knows the page by every form of its address', () => {
    path = '/faq/general/';
    render(<ProblemOverlay problems={world('First.')} />);
    expect(find()).not.toBeNull();
  });

  it('BLD-09 Escape and the button close it until the list changes, and it takes no focus', () => {
    const { rerender } = render(<ProblemOverlay problems={world('First.')} />);
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(find()).toBeNull();
    rerender(<ProblemOverlay problems={world('First.')} />);
    expect(find()).toBeNull();
    rerender(<ProblemOverlay problems={world('Second.')} />);
    expect(find()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close (Esc)' }));
    expect(find()).toBeNull();
    rerender(<ProblemOverlay problems={{ pages: {}, elsewhere: 0 }} />);
    expect(find()).toBeNull();
  });
});
