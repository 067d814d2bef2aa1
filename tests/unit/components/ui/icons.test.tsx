// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icons } from '@/components/ui/icons';

const drawing = (icon: React.ReactElement) => {
  const { container, unmount } = render(icon);
  const svg = container.querySelector('svg');
  const inner = svg?.innerHTML;
  unmount();
  return inner;
};

it('draws the same icon by its key, by its name in toolbar definitions and by the longer form of that name', () => {
  const length = drawing(<Icons.ToolLength />);
  expect(length).toContain('<');
  for (const name of ['ToolLength', 'tool-length'])
    expect(drawing(<Icons.ByName name={name} />)).toBe(length);
  expect(drawing(<Icons.ByName name="icon-tool-brush" />)).toBe(drawing(<Icons.ToolBrush />));
  expect(drawing(<Icons.ByName name="tool-ellipse" />)).toBe(drawing(<Icons.ToolMeasureEllipse />));
  expect(drawing(<Icons.ByName name="chevron-down" />)).toBe(drawing(<Icons.ChevronDown />));
});

it('draws the missing icon for a name that nobody has, also for one that every object has', () => {
  const missing = drawing(<Icons.MissingIcon />);
  expect(drawing(<Icons.ByName name="tool-laser" />)).toBe(missing);
  expect(drawing(<Icons.ByName name="constructor" />)).toBe(missing);
});

it('knows an icon by its name once it is added', () => {
  Icons.addIcon('tool-dose', () => (
    <svg>
      <path d="M0 0h9" />
    </svg>
  ));
  expect(drawing(<Icons.ByName name="tool-dose" />)).toContain('M0 0h9');
});

it('icons are hidden from assistive technology unless they have a name, and have the class names given', () => {
  const { container } = render(
    <>
      <Icons.Lock className="h-6 w-6" />
      <Icons.ToolProbe className="h-6 w-6" />
      <Icons.Lock aria-label="Locked" />
      <Icons.ToolProbe aria-label="Probe" />
    </>,
  );
  const [lock, probe, namedLock, namedProbe] = container.querySelectorAll('svg');
  for (const icon of [lock, probe]) {
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(icon?.getAttribute('class')).toContain('h-6 w-6');
  }
  for (const icon of [namedLock, namedProbe]) expect(icon?.hasAttribute('aria-hidden')).toBe(false);
});
