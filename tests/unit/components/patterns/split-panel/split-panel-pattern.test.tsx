// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SplitPanelPattern } from '@/components/showcase/demos/patterns/split-panel';
import { choose, titlesOf } from '../panel-actions';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('SplitPanelPattern', () => {
  it('SC-08 the lower part shows the segments of the segmentation selected above', async () => {
    const user = userEvent.setup();
    render(<SplitPanelPattern />);
    expect(titlesOf('Segments of Abdominal organs')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: /Vessels/, pressed: false }));
    expect(titlesOf('Segments of Vessels')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Add segment to Vessels' }));
    expect(screen.getByText('4 segments')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Drawn, from bottom to top: .*Segment 4/ })).toBeTruthy();
  });

  it('SC-08 a deleted segmentation takes its segments along, and Undo brings both back', async () => {
    const user = userEvent.setup();
    render(<SplitPanelPattern />);
    await choose(user, 'Abdominal organs', 'Delete');
    expect(titlesOf('Segmentations')[0]).toBe('Vessels');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOf('Segments of Abdominal organs')).toHaveLength(7);
  });

  it('SC-08 the border is a separator with a name that keys can reach', () => {
    render(<SplitPanelPattern />);
    const border = screen.getByRole('separator', { name: 'Height of the list of segmentations' });
    expect(border.tabIndex).toBe(0);
    expect(border.getAttribute('aria-orientation')).toBe('horizontal');
  });

  it('SC-08 the heading says what it collapses', () => {
    render(<SplitPanelPattern />);
    const heading = screen.getByRole('button', { name: 'Segmentations (3)' });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(heading.getAttribute('aria-controls') ?? '')).not.toBeNull();
  });
});
