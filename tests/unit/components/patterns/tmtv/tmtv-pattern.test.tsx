// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TmtvPattern } from '@/components/showcase/demos/patterns/tmtv';
import { choose } from '../panel-actions';

const table = () => screen.getByRole('region', { name: 'Statistics of the regions' });
const numbers = (name: string) =>
  within(within(table()).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent));
describe('TmtvPattern', () => {
  it('SC-08 a selected region shows which of its voxels count, which add up to the table', async () => {
    const user = userEvent.setup();
    render(<TmtvPattern />);
    await user.click(screen.getByRole('button', { name: /Spleen, focal/, pressed: false }));
    const bins = screen.getByRole('table', { name: /Spleen, focal: counted from SUV/ });
    const counted = within(bins)
      .getAllByRole('row')
      .filter((line) => line.textContent?.includes('yes'))
      .reduce((sum, line) => sum + Number(within(line).getAllByRole('cell')[1]?.textContent), 0);
    expect(counted).toBe(numbers('Spleen, focal')[0]);
  });

  it('SC-08 groups are added, renamed and taken out of the viewport', async () => {
    const user = userEvent.setup();
    render(<TmtvPattern />);
    await user.click(screen.getByRole('button', { name: 'Add segmentation' }));
    expect(screen.getByRole('button', { name: 'TMTV 3 (0)' })).toBeTruthy();
    await choose(user, 'TMTV 1: nodes', 'Remove from viewport');
    expect(screen.getByRole('img', { name: /^Projection/ }).getAttribute('aria-label')).not.toContain('node');
    await choose(user, 'TMTV 1: nodes', 'Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Nodes{Enter}');
    expect(screen.getByRole('button', { name: 'Nodes (3)' })).toBeTruthy();
  });
});
