// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Popover,
  PopoverContent,
  PopoverTrigger,
  type PopoverContentProps,
  type PopoverProps,
} from '@/components/ui/popover';

configure({ asyncUtilTimeout: 5000 });

function Opacity({ content, ...popover }: PopoverProps & { content?: PopoverContentProps }) {
  return (
    <>
      <Popover {...popover}>
        <PopoverTrigger>Opacity</PopoverTrigger>
        <PopoverContent {...content}>
          <input aria-label="Percent" />
        </PopoverContent>
      </Popover>
      <button>Outside</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Opacity' });
const popover = () => screen.queryByRole('dialog');

async function open(props: Parameters<typeof Opacity>[0] = {}) {
  const user = userEvent.setup();
  render(<Opacity {...props} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  return user;
}

describe('the popover', () => {
  afterEach(cleanup);

  it('SC-04 opens by keyboard and moves the focus to its first control', async () => {
    await open();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Percent')));
  });

  it('SC-05 has the name of its trigger, unless it has one of its own', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Opacity' })).toBe(popover());
    cleanup();
    await open({ content: { 'aria-label': 'Opacity of the segment' } });
    expect(screen.getByRole('dialog', { name: 'Opacity of the segment' })).toBe(popover());
  });

  it('SC-05 has the name of a trigger with an id of its own', async () => {
    const user = userEvent.setup();
    render(
      <Popover>
        <PopoverTrigger asChild>
          <button id="color">Color</button>
        </PopoverTrigger>
        <PopoverContent>Red</PopoverContent>
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Color' }));
    expect(await screen.findByRole('dialog', { name: 'Color' })).toBeTruthy();
  });

  it('SC-05 closes with Escape and gives the focus back', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(popover()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('SC-04 closes by a press outside and by a second press on its trigger', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    await waitFor(() => expect(popover()).toBeNull());
    await user.click(trigger());
    expect(popover()).not.toBeNull();
    await user.click(trigger());
    expect(popover()).toBeNull();
  });

  it('SC-04 reports opening and closing to whoever keeps the state', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const user = await open({ onOpenChange });
    await user.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});
