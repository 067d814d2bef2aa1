import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icons } from '@/components/ui/icons';

it('an icon looks the same by its key (ToolBrush) and by its names in toolbars (tool-brush, icon-tool-brush)', () => {
  const length = draw(<Icons.ToolLength />);
  expect(length).toMatch(/<svg.*<path/);
  for (const name of ['ToolLength', 'tool-length']) expect(draw(<Icons.ByName name={name} />)).toBe(length);
  expect(draw(<Icons.ByName name="icon-tool-brush" />)).toBe(draw(<Icons.ToolBrush />));
  expect(draw(<Icons.ByName name="tool-ellipse" />)).toBe(draw(<Icons.ToolMeasureEllipse />));
  expect(draw(<Icons.ByName name="chevron-down" />)).toBe(draw(<Icons.ChevronDown />));
});

it('an unknown icon name, even one that every object has (constructor), draws the icon for missing ones', () => {
  const missing = draw(<Icons.MissingIcon />);
  for (const name of ['tool-laser', 'constructor']) expect(draw(<Icons.ByName name={name} />)).toBe(missing);
});

it('an icon that was added under a name can be drawn by that name', () => {
  Icons.addIcon('tool-dose', () => (
    <svg>
      <path d="M0 0h9" />
    </svg>
  ));
  expect(draw(<Icons.ByName name="tool-dose" />)).toContain('M0 0h9');
});

it('icons are hidden from assistive technology unless they have a label, and pass class names on', () => {
  for (const Icon of [Icons.Lock, Icons.ToolProbe]) {
    const [plain, named] = [draw(<Icon className="h-6 w-6" />), draw(<Icon aria-label="Name" />)];
    expect([plain, named].map((svg) => svg.includes('aria-hidden="true"'))).toEqual([true, false]);
    expect(plain).toMatch(/class="[^"]*h-6 w-6/);
  }
});
