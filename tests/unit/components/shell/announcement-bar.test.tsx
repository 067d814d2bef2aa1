// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementBar } from '@/components/shell/announcement-bar';
import { shell } from '@/components/shell/shell-config';

vi.mock('@/components/shell/shell-config', () => ({
  shell: {
    announcementBar: {
      id: 'news',
      content: 'Read <a href="https://example.org/" target="_blank">the news</a>',
      isCloseable: true,
    },
  },
}));

const original = { ...shell };
const bar = () => screen.queryByRole('region', { name: 'Announcement' });
const setBar = (changes: object) =>
  Object.assign(shell, { announcementBar: { ...original.announcementBar, ...changes } });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(shell, original);
  delete document.documentElement.dataset.announcementBarInitiallyDismissed;
});

describe('AnnouncementBar', () => {
  it('AB-01 AB-02 AB-06 shows the configured HTML', () => {
    render(<AnnouncementBar />);
    expect(bar()?.textContent).toBe('Read the news');
    expect(screen.getByRole('link', { name: 'the news' }).getAttribute('target')).toBe('_blank');
  });

  it('AB-02 without a configured bar there is none', () => {
    Object.assign(shell, { announcementBar: null });
    render(<AnnouncementBar />);
    expect(bar()).toBeNull();
  });

  it('AB-02 a bar that cannot be closed has no button', () => {
    setBar({ isCloseable: false });
    render(<AnnouncementBar />);
    expect(bar()).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AB-03 ST-02 "Close" removes it at once, gives its room back and remembers that', async () => {
    render(<AnnouncementBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBeNull();
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true');
    expect({ ...localStorage }).toMatchObject({ 'docusaurus.announcement.dismiss': 'true' });
  });

  it('AB-03 ST-05 with storage full or blocked it closes all the same, without a word', async () => {
    const lines = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<AnnouncementBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBeNull();
    for (const line of lines) expect(line).not.toHaveBeenCalled();
  });
});
