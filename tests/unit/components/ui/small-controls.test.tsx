// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Separator } from '@/components/ui/separator';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { Slider } from '@/components/ui/slider';
import { TabsSegmented } from '@/components/showcase/controls/tabs/segmented';

it('SC-04 a button with asChild renders its child as a link with the button’s look and custom class names', () => {
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
])('a button with %o has the data-cy attribute %s', (props, expected) => {
  render(<Button {...props} />);
  expect(screen.getByRole('button').getAttribute('data-cy')).toBe(expected);
  expect(screen.getByRole('button').hasAttribute('datacy')).toBe(false);
});

const viewport = () => document.querySelector('[data-radix-scroll-area-viewport]') as HTMLElement;
const isUp = (icon: Element) => icon.classList.contains('lucide-chevron-up');
const arrows = () => [...document.querySelectorAll('svg')].map((icon) => (isUp(icon) ? 'up' : 'down'));

it.each([
  ['a label', { 'aria-label': 'Findings' }],
  ['a text', { 'aria-labelledby': 'heading' }],
])('SC-05 a scroll area named by %s has the role region, and one without a name does not', (_, name) => {
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

it('SC-04 a scroll area shows arrows for hidden content above and below, also at fractions of a pixel', () => {
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

it('SC-05 a showcase row names its group and copy button by its title, and has no button without code', () => {
  const { rerender } = render(<ShowcaseRow title="Export" code="x" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Export' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Export' })).toBeTruthy();
  expect(screen.getByRole('button', { description: 'Export' })).toBeTruthy();
  rerender(<ShowcaseRow title="Export" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ShowcaseRow code={<figure>highlighted</figure>} />);
  expect(screen.getByRole('figure').textContent).toBe('highlighted');
});

it('SC-05 a slider passes name, description and value text to the thumb only', () => {
  const { container } = render(
    <>
      <p id="help">Of all segments</p>
      <Slider aria-label="Opacity" aria-describedby="help" aria-valuetext="half" disabled />
    </>,
  );
  const thumb = screen.getByRole('slider', { name: 'Opacity' });
  const read = (name: string) => thumb.getAttribute(name);
  expect(['aria-describedby', 'aria-valuetext', 'aria-disabled'].map(read)).toEqual(['help', 'half', 'true']);
  expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(read)).toEqual(['0', '100', '0']);
  expect(container.querySelectorAll('[aria-label], [aria-describedby], [aria-valuetext]')).toHaveLength(1);
});

it('SC-05 a tab list has a name; separators are hidden from assistive technology unless not decorative', () => {
  render(<TabsSegmented />);
  const list = screen.getByRole('tablist', { name: 'Brush shape' });
  const roles = [...list.children].map((child) => child.getAttribute('role'));
  expect(roles.join(' ')).toBe('tab none tab none tab');
  render(<Separator decorative={false} orientation="vertical" />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});
