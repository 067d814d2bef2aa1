// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToolButton } from '@/components/ui/tool-button';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';
import { TooltipProvider } from '@/components/ui/tooltip';

const user = userEvent.setup();

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

const spy = () => vi.fn<(tool: string) => void>();

it('SC-04 a list of tool buttons starts the first tool by a click, and the others from its menu', async () => {
  const onSelect = spy();
  render(<Measurements onSelect={onSelect} />);
  expect(screen.getByRole('group', { name: 'Measurements' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Length' }));
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bidirectional' }));
  expect(onSelect.mock.calls).toEqual([['first'], ['Bidirectional']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('a list of tool buttons says in a disabled item why it is, and does nothing by it', async () => {
  const onSelect = spy();
  render(<Measurements onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  const item = await screen.findByRole('menuitem', { name: /Ellipse/ });
  expect(item.textContent).toBe('EllipseNo image');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  item.click();
  expect(onSelect).not.toHaveBeenCalled();
});

it('a list of tool buttons opens the tooltip of the first place when the focus comes into it', async () => {
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
