// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ToolButton, type ToolButtonProps } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';

const user = userEvent.setup();
const show = (tool: ReactElement) => render(<TooltipProvider>{tool}</TooltipProvider>);
const spy = () => vi.fn<NonNullable<ToolButtonProps['onInteraction']>>();

it('SC-04 a tool button reports which tool was used, and passes its commands on', async () => {
  const onInteraction = spy();
  const commands = { commandName: 'setToolActive' };
  show(<ToolButton id="Zoom" label="Zoom" commands={commands} onInteraction={onInteraction} />);
  await user.click(screen.getByRole('button', { name: 'Zoom' }));
  expect(onInteraction).toHaveBeenLastCalledWith({ itemId: 'Zoom', commands });
  cleanup();
  show(<ToolButton id="Pan" label="Pan" onInteraction={onInteraction} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onInteraction).toHaveBeenCalledTimes(3);
  expect(onInteraction).toHaveBeenLastCalledWith({ itemId: 'Pan' });
});

it('a tool button shows whether its tool is active if that is known, and is not a toggle otherwise', () => {
  show(
    <>
      <ToolButton id="Zoom" label="Zoom" isActive />
      <ToolButton id="Pan" label="Pan" isActive={false} />
      <ToolButton id="Reset" label="Reset" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Zoom', pressed: true }).dataset['active']).toBe('true');
  expect(screen.getByRole('button', { name: 'Pan', pressed: false }).dataset['active']).toBe('false');
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset.hasAttribute('aria-pressed')).toBe(false);
  expect(reset.dataset).toMatchObject({ cy: 'Reset', tool: 'Reset', active: 'false' });
});

it('SC-05 a tool button does nothing while disabled, and says why on focus', async () => {
  const onInteraction = spy();
  const texts = { label: 'Brush', tooltip: 'Paints voxels', disabledText: 'Add a segment first' };
  show(<ToolButton id="Brush" {...texts} disabled onInteraction={onInteraction} />);
  const brush = screen.getByRole('button', { name: 'Brush' });
  expect(brush.getAttribute('aria-disabled')).toBe('true');
  await user.click(brush);
  expect(document.activeElement).toBe(brush);
  await user.keyboard('{Enter} ');
  expect(onInteraction).not.toHaveBeenCalled();
  brush.blur();
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Add a segment first');
});

it('a tool button is named by its tooltip or its id if it has no label', () => {
  const [tooltip, id] = [<ToolButton id="A" key="0" tooltip="Angle" />, <ToolButton id="Magnify" key="1" />];
  show(<div>{[tooltip, id]}</div>);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Angle', 'Magnify']);
});

function Measurements({ onSelect }: { onSelect: (tool: string) => void }) {
  return (
    <TooltipProvider>
      <ToolButtonList aria-label="Measurements">
        <ToolButtonListDefault>
          <ToolButton id="Length" label="Length" onInteraction={() => onSelect('first')} />
        </ToolButtonListDefault>
        <ToolButtonListDivider />
        <ToolButtonListDropDown>
          <ToolButtonListItem icon="tool-length" onSelect={() => onSelect('Length')}>
            Length
          </ToolButtonListItem>
          <ToolButtonListItem disabled disabledText="No image" onSelect={() => onSelect('Ellipse')}>
            Ellipse
          </ToolButtonListItem>
          <ToolButtonListItem tooltip="Two axes" onSelect={() => onSelect('Bidirectional')}>
            Bidirectional
          </ToolButtonListItem>
        </ToolButtonListDropDown>
      </ToolButtonList>
    </TooltipProvider>
  );
}

const spyOnTool = () => vi.fn<(tool: string) => void>();

it('SC-04 a list of tool buttons starts the first tool on a click, and the others from its menu', async () => {
  const onSelect = spyOnTool();
  render(<Measurements onSelect={onSelect} />);
  expect(screen.getByRole('group', { name: 'Measurements' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Length' }));
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bidirectional' }));
  expect(onSelect.mock.calls).toEqual([['first'], ['Bidirectional']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('a disabled item in a list of tool buttons says why, and does nothing', async () => {
  const onSelect = spyOnTool();
  render(<Measurements onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  const item = await screen.findByRole('menuitem', { name: /Ellipse/ });
  expect(item.textContent).toBe('EllipseNo image');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  item.click();
  expect(onSelect).not.toHaveBeenCalled();
});

it('a list of tool buttons shows the tooltip of its first tool when focus enters it', async () => {
  render(
    <TooltipProvider>
      <ToolButtonListDefault tooltip="Window and level" disabled disabledText="No image">
        <button type="button">Lung</button>
      </ToolButtonListDefault>
    </TooltipProvider>,
  );
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Window and levelNo image');
});
