// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SegmentationPattern } from '@/components/showcase/demos/patterns/segmentation';
import { choose, titlesOf } from '../panel-actions';

const segments = () => titlesOf('Segments of Abdominal organs');
const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const drawn = () => screen.getByRole('img', { name: /^Axial slice/ }).getAttribute('aria-label') ?? '';

describe('SegmentationPattern', () => {
  it('SC-08 Home and End move to the ends, and Escape puts the segment back', async () => {
    const user = userEvent.setup();
    render(<SegmentationPattern />);
    handle('Stomach').focus();
    await user.keyboard('{Enter}{End}');
    expect(segments().at(-1)).toBe('Stomach');
    await user.keyboard('{Home}');
    expect(segments()[0]).toBe('Stomach');
    await user.keyboard('{Escape}');
    expect(segments()[2]).toBe('Stomach');
    expect(handle('Stomach').getAttribute('aria-pressed')).toBe('false');
  });

  it('SC-08 without dragging: a press on a handle picks up, one on another handle puts there, on the same drops', async () => {
    const user = userEvent.setup();
    render(<SegmentationPattern />);
    await user.click(handle('Liver'));
    expect(handle('Liver').getAttribute('aria-pressed')).toBe('true');
    await user.click(handle('Pancreas'));
    expect(segments().indexOf('Liver')).toBe(3);
    expect(screen.queryByRole('button', { name: /^Move/, pressed: true })).toBeNull();
    await user.click(handle('Liver'));
    await user.click(handle('Liver'));
    expect(handle('Liver').getAttribute('aria-pressed')).toBe('false');
    expect(segments().indexOf('Liver')).toBe(3);
  });

  it('SC-08 the menu creates, renames, hides and deletes a segmentation, and a deletion can be undone', async () => {
    const user = userEvent.setup();
    render(<SegmentationPattern />);
    await choose(user, 'Abdominal organs', 'Remove from viewport');
    expect(drawn()).not.toContain('Liver,');
    await choose(user, 'Abdominal organs', 'Put back into viewport');
    await choose(user, 'Abdominal organs', 'Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Organs{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Organs' })),
    );
    await choose(user, 'Organs', 'Delete');
    expect(screen.getByRole('button', { name: 'Segmentations (2)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOf('Segments of Organs')).toHaveLength(7);
    await choose(user, 'Organs', 'Create new segmentation');
    expect(screen.getByText('No segments yet.')).toBeTruthy();
  });

  it('SC-08 the selected segment shows its statistics', async () => {
    const user = userEvent.setup();
    render(<SegmentationPattern />);
    expect(screen.queryByRole('button', { name: 'Statistics' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Liver/, pressed: false, description: '' }));
    const section = screen.getByRole('button', { name: 'Statistics' }).getAttribute('aria-controls');
    expect(document.getElementById(section ?? '')?.textContent).toContain('Volume1486.2 mL');
  });

  it('SC-08 opacity, border and ways to draw change the drawing', async () => {
    const user = userEvent.setup();
    const { container } = render(<SegmentationPattern />);
    const liver = () => container.querySelector('ellipse[fill="#cd5c5c"]');
    await user.click(screen.getByRole('button', { name: 'Appearance settings' }));
    const opacity = screen.getByRole('spinbutton', { name: 'Opacity' });
    await user.clear(opacity);
    await user.type(opacity, '40');
    expect(liver()?.getAttribute('fill-opacity')).toBe('0.4');
    screen.getByRole('slider', { name: 'Border' }).focus();
    await user.keyboard('{End}');
    expect(liver()?.getAttribute('stroke-width')).toBe('10');
    await user.click(screen.getByRole('tab', { name: 'Outline only' }));
    expect(liver()?.getAttribute('fill-opacity')).toBe('0');
    expect(screen.getByRole('tabpanel').textContent).toBe('Outline only');
    await user.click(screen.getByRole('switch', { name: 'Display inactive segmentations' }));
    expect(drawn()).not.toContain('Abdominal aorta');
  });
});
