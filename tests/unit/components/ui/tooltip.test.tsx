// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';

configure({ asyncUtilTimeout: 5000 });

function Zoom() {
  return (
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger aria-label="Zoom">+</TooltipTrigger>
        <TooltipContent>Zoom the viewport</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}

describe('the tooltip', () => {
  afterEach(cleanup);

  it('SC-05 opens when its trigger takes the focus, and describes it', async () => {
    const user = userEvent.setup();
    render(<Zoom />);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toContain('Zoom the viewport');
    expect(screen.getByRole('button', { name: 'Zoom' }).getAttribute('aria-describedby')).toBe(tooltip.id);
  });

  it('SC-05 closes with Escape and leaves the focus where it is', async () => {
    const user = userEvent.setup();
    render(<Zoom />);
    await user.tab();
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom' }));
  });

  it('SC-04 stands outside of its trigger’s box, so that no panel cuts it off', async () => {
    const { container } = render(<Zoom />);
    await userEvent.setup().tab();
    expect(container.contains(await screen.findByRole('tooltip'))).toBe(false);
  });
});
