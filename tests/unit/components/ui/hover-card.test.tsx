// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

configure({ asyncUtilTimeout: 5000 });

function Volume({ openDelay = 0 }: { openDelay?: number }) {
  return (
    <HoverCard openDelay={openDelay} closeDelay={0}>
      <HoverCardTrigger asChild>
        <button>Liver</button>
      </HoverCardTrigger>
      <HoverCardContent>1,482 ml</HoverCardContent>
    </HoverCard>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Liver' });

describe('the hover card', () => {
  afterEach(cleanup);

  it('SC-04 opens where the pointer rests, and closes when it leaves', async () => {
    const user = userEvent.setup();
    render(<Volume />);
    await user.hover(trigger());
    await screen.findByText('1,482 ml');
    await user.unhover(trigger());
    await waitFor(() => expect(screen.queryByText('1,482 ml')).toBeNull());
  });

  it('SC-05 opens by focus, describes its trigger, and closes when the focus leaves', async () => {
    const user = userEvent.setup();
    render(<Volume />);
    expect(trigger().hasAttribute('aria-describedby')).toBe(false);
    await user.tab();
    const card = await screen.findByText('1,482 ml');
    await waitFor(() => expect(trigger().getAttribute('aria-describedby')).toBe(card.id));
    await user.tab();
    await waitFor(() => expect(screen.queryByText('1,482 ml')).toBeNull());
    expect(trigger().hasAttribute('aria-describedby')).toBe(false);
  });

  it('SC-05 closes with Escape and leaves the focus where it is', async () => {
    const user = userEvent.setup();
    render(<Volume />);
    await user.tab();
    await screen.findByText('1,482 ml');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1,482 ml')).toBeNull());
    expect(document.activeElement).toBe(trigger());
  });

  it('SC-04 stands outside of the box of its trigger, so that no panel cuts it off', async () => {
    const { container } = render(<Volume />);
    await userEvent.setup().tab();
    expect(container.contains(await screen.findByText('1,482 ml'))).toBe(false);
  });
});
