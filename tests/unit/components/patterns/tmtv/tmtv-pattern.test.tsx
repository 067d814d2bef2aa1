// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TmtvPattern } from '@/components/showcase/demos/patterns/tmtv';
import { choose, status, titlesOf } from '../panel-actions';

afterEach(cleanup);

const table = () => screen.getByRole('region', { name: 'Statistics of the regions' });
const numbers = (name: string) =>
  within(within(table()).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent));
const regions = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => name !== 'Total');
const total = () =>
  Number(/([\d.]+) mL/.exec(screen.getByText('TMTV:').parentElement?.textContent ?? '')?.[1]);

describe('TmtvPattern', () => {
  it('SC-08 the total is the sum of the volumes in the table, and glycolysis the product beside it', () => {
    render(<TmtvPattern />);
    const rows = regions().map(numbers);
    const volume = rows.reduce((sum, [, each = 0]) => sum + each, 0);
    expect(rows).toHaveLength(6);
    expect(total()).toBeCloseTo(volume, 9);
    expect(numbers('Total')[1]).toBeCloseTo(volume, 9);
    for (const [, each = 0, , mean = 0, glycolysis = 0] of rows)
      expect(glycolysis).toBeCloseTo(each * mean, 2);
  });

  it('SC-08 the threshold moves the total, by slider and by number', async () => {
    const user = userEvent.setup();
    render(<TmtvPattern />);
    const before = total();
    screen.getByRole('slider', { name: 'Max' }).focus();
    await user.keyboard('{End}');
    const highest = total();
    expect(highest).toBeLessThan(before);
    const field = screen.getByRole('spinbutton', { name: 'Max' });
    await user.clear(field);
    await user.type(field, '41');
    expect(total()).toBe(before);
  });

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

  it('SC-08 a region is added, deleted and brought back, and the total follows', async () => {
    const user = userEvent.setup();
    render(<TmtvPattern />);
    const before = total();
    await choose(user, 'TMTV 2: organs', 'Add segment');
    expect(titlesOf('Regions of TMTV 2: organs').at(-1)).toBe('Inguinal node, right');
    expect(total()).toBeGreaterThan(before);
    await choose(user, 'Inguinal node, right', 'Delete');
    expect(status()).toBe('Inguinal node, right deleted.');
    expect(total()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(total()).toBeGreaterThan(before);
  });

  it('SC-08 a hidden region leaves the drawing and stays in the total', async () => {
    const user = userEvent.setup();
    render(<TmtvPattern />);
    const before = total();
    await user.click(screen.getByRole('button', { name: 'Hide Mediastinal bulk' }));
    expect(screen.getByRole('img', { name: /^Projection/ }).getAttribute('aria-label')).not.toContain('bulk');
    expect(total()).toBe(before);
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
