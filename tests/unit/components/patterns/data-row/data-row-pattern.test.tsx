// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataRowPattern } from '@/components/showcase/demos/patterns/data-row';
import { choose, status } from '../panel-actions';

const rows = () => within(screen.getByRole('list', { name: 'Segments' })).getAllByRole('listitem');
const row = (index: number) => {
  const found = rows()[index];
  if (!found) throw new Error(`No row ${index}.`);
  return within(found);
};

describe('DataRowPattern', () => {
  it('SC-08 an empty name is refused with a reason, and Escape leaves the name as it was', async () => {
    const user = userEvent.setup();
    render(<DataRowPattern />);
    await choose(user, 'Liver', 'Rename');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a name of at least one letter.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row(0).getByRole('button', { name: 'Actions for Liver' })).toBeTruthy();
  });

  it('SC-08 Change Color offers named colors and applies the chosen one', async () => {
    const user = userEvent.setup();
    const { container } = render(<DataRowPattern />);
    await choose(user, 'Liver', 'Change Color');
    const brick = await screen.findByRole('radio', { name: 'Brick' });
    expect((brick as HTMLInputElement).checked).toBe(true);
    expect(document.activeElement).toBe(brick);
    await user.click(screen.getByRole('radio', { name: 'Orchid' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(status()).toBe('Color of Liver changed.');
    expect(container.querySelector('[fill="#da70d6"]')).not.toBeNull();
  });

  it('SC-08 a locked row opens no dialog and is not deleted until it is unlocked', async () => {
    const user = userEvent.setup();
    render(<DataRowPattern />);
    await choose(user, 'Spleen', 'Rename');
    expect(status()).toBe('Spleen is locked. Unlock it first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose(user, 'Spleen', 'Delete');
    expect(rows()).toHaveLength(4);
    await choose(user, 'Spleen', 'Unlock');
    await choose(user, 'Spleen', 'Delete');
    expect(rows()).toHaveLength(3);
  });
});
