// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemOverlay } from '@/components/dev/problem-overlay';
import type { DevProblems } from '@/lib/content/types';
import { makeProblem } from '@/tests/support/make-model';

let path = '/faq/general';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
const generated = vi.hoisted((): DevProblems => ({ pages: {}, elsewhere: 2 }));
vi.mock('@/generated/problems.json', () => ({ default: generated }));
afterEach(() => {
  path = '/faq/general';
});

const place = { file: 'content/latest/faq/general.md', line: 7, column: 3 };
const setProblems = (...messages: string[]) => {
  generated.pages = { '/faq/general': messages.map((message) => makeProblem({ ...place, message })) };
};

const find = () => screen.queryByRole('complementary', { name: 'Problems of this page' });

it('BLD-09 the overlay of the dev server shows the problems of the open page with their place and a hint', () => {
  setProblems('First.', 'Second.');
  render(<ProblemOverlay />);
  const summary = '2 problems on this page, 2 in files that are not pages: see the terminal';
  expect(screen.getByRole('status').textContent).toBe(summary);
  expect(find()?.textContent).toContain('content/latest/faq/general.md:7:3');
  expect(find()?.textContent).toContain('First.Right.');
});

it.each([
  ['/faq/technical', false],
  ['/faq/general/', true],
])('BLD-09 on %s, the overlay shows the problems of /faq/general: %s', (address, isShown) => {
  path = address;
  setProblems('First.');
  render(<ProblemOverlay />);
  expect(find() !== null).toBe(isShown);
});

it('BLD-09 the overlay of problems takes no focus, and once closed, stays closed until the problems change', () => {
  setProblems('First.');
  const { rerender } = render(<ProblemOverlay />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Close (Esc)' }));
  rerender(<ProblemOverlay />);
  expect(find()).toBeNull();
  setProblems('Second.');
  rerender(<ProblemOverlay />);
  expect(find()).not.toBeNull();
});
