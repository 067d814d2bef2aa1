// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Separator } from '@/components/ui/separator';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { TabsDisabled } from '@/components/showcase/controls/tabs/disabled';
import { TabsManual } from '@/components/showcase/controls/tabs/manual';
import { TabsPanels } from '@/components/showcase/controls/tabs/panels';
import { TabsRightToLeft } from '@/components/showcase/controls/tabs/right-to-left';
import { TabsSegmented } from '@/components/showcase/controls/tabs/segmented';
import { TabsVertical } from '@/components/showcase/controls/tabs/vertical';

afterEach(cleanup);

const focused = () => document.activeElement?.textContent;
const open = () => screen.getByRole('tab', { selected: true }).textContent;

/** Presses keys one after the other; which tab has the focus, and which is open, after each. */
async function press(...keys: string[]) {
  const stops: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    stops.push(focused() === open() ? `${open()}` : `${focused()}, ${open()} open`);
  }
  return stops;
}

describe('Tabs', () => {
  it('SC-04 a click opens a tab and shows its content', async () => {
    render(<TabsPanels />);
    expect(screen.getByRole('tabpanel', { name: 'Measurements' }).textContent).toContain('23.4 mm');
    await userEvent.click(screen.getByRole('tab', { name: 'Report' }));
    expect(screen.getByRole('tabpanel', { name: 'Report' }).textContent).toContain('not signed');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('SC-04 arrows go round and open, Home and End go to the ends', async () => {
    render(<TabsSegmented />);
    await userEvent.tab();
    expect(focused()).toBe('Circle');
    expect(await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([
      'Sphere',
      'Square',
      'Circle',
      'Square',
    ]);
    expect(await press('Home', 'End', 'ArrowDown')).toEqual(['Circle', 'Square', 'Square']);
    expect(screen.getByRole('tabpanel').textContent).toBe('Paints a square on the slice in view.');
  });

  it('SC-05 is one stop, the open tab, and its content is the next', async () => {
    render(<TabsPanels />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['Segmentations']);
    expect(screen.getByRole('tabpanel', { name: 'Segmentations' }).tabIndex).toBe(0);
  });

  it('SC-05 the list has a name, and separators in it are for the eye alone', () => {
    render(<TabsSegmented />);
    const list = screen.getByRole('tablist', { name: 'Shape of the brush' });
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    expect(screen.queryByRole('separator')).toBeNull();
    expect([...list.children].map((child) => child.getAttribute('role'))).toEqual([
      'tab',
      'none',
      'tab',
      'none',
      'tab',
    ]);
  });

  it('passes over disabled tabs', async () => {
    render(<TabsDisabled />);
    await userEvent.tab();
    expect(await press('ArrowRight', 'ArrowRight')).toEqual(['MR', 'CT']);
    await userEvent.click(screen.getByRole('tab', { name: 'PET' }), { pointerEventsCheck: 0 });
    expect(open()).toBe('CT');
  });

  it.each(['Enter', ' '])('opened by hand, arrows only move the focus and "%s" opens', async (key) => {
    render(<TabsManual />);
    await userEvent.tab();
    expect(await press('ArrowRight')).toEqual(['2 Nov 2023, 14 Mar 2024 open']);
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    expect(open()).toBe('2 Nov 2023');
  });

  it('in a column the keys are up and down', async () => {
    render(<TabsVertical />);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    await userEvent.tab();
    expect(await press('ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual(['Hotkeys', 'Hotkeys', 'General']);
  });

  it('from right to left, the left arrow goes on', async () => {
    render(<TabsRightToLeft />);
    await userEvent.tab();
    expect(await press('ArrowLeft', 'ArrowRight')).toEqual(['التجزئات', 'القياسات']);
  });

  it('keeps the tab that is given from outside', async () => {
    const heard = vi.fn<(value: string) => void>();
    render(
      <Tabs value="a" onValueChange={heard}>
        <TabsList aria-label="Series">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsContent value="a">First</TabsContent>
        <TabsContent value="b">Second</TabsContent>
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'B' }));
    expect(heard).toHaveBeenLastCalledWith('b');
    expect(open()).toBe('A');
  });

  it('keeps what was typed into a content that stays mounted', async () => {
    render(
      <Tabs defaultValue="a">
        <TabsList aria-label="Series">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsContent value="a" forceMount>
          <input aria-label="Note" />
        </TabsContent>
        <TabsContent value="b">Second</TabsContent>
      </Tabs>,
    );
    await userEvent.type(screen.getByLabelText('Note'), 'lesion');
    await userEvent.click(screen.getByRole('tab', { name: 'B' }));
    const hidden = screen.getByLabelText<HTMLInputElement>('Note');
    expect(hidden.value).toBe('lesion');
    expect(hidden.parentElement?.classList.contains('data-[state=inactive]:hidden')).toBe(true);
    expect(hidden.parentElement?.getAttribute('data-state')).toBe('inactive');
  });

  it('SC-09 shows the open content in the HTML of the server', () => {
    const html = renderToString(<TabsPanels />);
    expect(html).toContain('Target lesion 1');
    expect(html).not.toContain('Draft of');
  });
});

describe('Separator', () => {
  it('is for the eye alone unless told otherwise', () => {
    const { container } = render(<Separator />);
    expect(container.firstElementChild?.getAttribute('role')).toBe('none');
    cleanup();
    render(<Separator decorative={false} orientation="vertical" />);
    expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
  });
});
