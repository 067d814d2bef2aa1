// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Separator } from '@/components/ui/separator';
import { TabsSegmented } from '@/components/showcase/controls/tabs/segmented';

it('SC-05 a list of tabs has a name, and separators in it are for the eye alone', () => {
  render(<TabsSegmented />);
  const list = screen.getByRole('tablist', { name: 'Shape of the brush' });
  expect([...list.children].map((child) => child.getAttribute('role'))).toEqual([
    'tab',
    'none',
    'tab',
    'none',
    'tab',
  ]);
});

it('a separator that is not decorative names its orientation', () => {
  render(<Separator decorative={false} orientation="vertical" />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});
