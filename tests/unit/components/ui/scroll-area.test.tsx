// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScrollArea } from '@/components/ui/scroll-area';

const viewport = () => document.querySelector('[data-radix-scroll-area-viewport]') as HTMLElement;
const arrows = () =>
  [...document.querySelectorAll('svg')].map((icon) =>
    icon.classList.contains('lucide-chevron-up') ? 'up' : 'down',
  );

it.each([
  ['a label', { 'aria-label': 'Findings' }],
  ['a text', { 'aria-labelledby': 'heading' }],
])('SC-05 a scroll area is a region named by %s, and none without', (_, name) => {
  const { rerender } = render(
    <>
      <h2 id="heading">Findings</h2>
      <ScrollArea {...name}>Target lesion 1</ScrollArea>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Findings' })).toBe(viewport());
  expect(document.querySelectorAll('[aria-label], [aria-labelledby]')).toHaveLength(1);
  rerender(<ScrollArea>Target lesion 1</ScrollArea>);
  expect(screen.queryByRole('region')).toBeNull();
});

it('SC-04 a scroll area shows arrows for what is above and below, also at fractions of a pixel', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  render(<ScrollArea showArrows>Target lesion 1</ScrollArea>);
  const scroll = (top: number) => {
    viewport().scrollTop = top;
    fireEvent.scroll(viewport());
    return arrows();
  };
  expect(arrows()).toEqual(['down']);
  expect(scroll(80)).toEqual(['up', 'down']);
  expect(scroll(199.6)).toEqual(['up']);
  expect(scroll(0.4)).toEqual(['down']);
});
