import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a row, or of a group, and takes an entry. */
export async function choose(user: UserEvent, title: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The titles of the rows of a list, in their order. */
export function titlesOf(list: string): string[] {
  const rows = screen.getByRole('list', { name: list }).querySelectorAll('[data-title]');
  return [...rows].map((row) => row.textContent ?? '');
}

/** Text of the panel's last line. */
export function status(): string | null {
  return screen.getByRole('status').textContent;
}
