// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemOverlay } from '@/components/dev/problem-overlay';
import type { DevProblems } from '@/lib/build/generated';
import { makeProblem } from '@/tests/support/make-model';

let path = '/faq/general';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
vi.mock('@/generated/problems.json', () => ({ default: { pages: {}, elsewhere: 0 } }));
afterEach(() => {
  path = '/faq/general';
});

const place = { file: 'content/latest/faq/general.md', line: 7, column: 3 };
const world = (...messages: string[]): DevProblems => ({
  pages: { '/faq/general': messages.map((message) => makeProblem({ ...place, message })) },
  elsewhere: 2,
});

const find = () => screen.queryByRole('complementary', { name: 'Problems of this page' });

it('BLD-09 shows what is wrong in the file of the open page, with its place and what to do', () => {
  render(<ProblemOverlay problems={world('First.', 'Second.')} />);
  const summary = '2 problems on this page, 2 in files that are not pages: see the terminal';
  expect(screen.getByRole('status').textContent).toBe(summary);
  expect(find()?.textContent).toContain('content/latest/faq/general.md:7:3');
  expect(find()?.textContent).toContain('First.Right.');
});

it.each([
  ['/faq/technical', false],
  ['/faq/general/', true],
])('BLD-09 on %s, whether it shows the problems of /faq/general: %s', (address, isShown) => {
  path = address;
  render(<ProblemOverlay problems={world('First.')} />);
  expect(find() !== null).toBe(isShown);
});

it('BLD-09 the button closes it until the list changes, and it takes no focus', () => {
  const { rerender } = render(<ProblemOverlay problems={world('First.')} />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Close (Esc)' }));
  rerender(<ProblemOverlay problems={world('First.')} />);
  expect(find()).toBeNull();
  rerender(<ProblemOverlay problems={world('Second.')} />);
  expect(find()).not.toBeNull();
});
