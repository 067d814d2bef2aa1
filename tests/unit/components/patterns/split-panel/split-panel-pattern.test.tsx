// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SplitPanelPattern } from '@/components/showcase/demos/patterns/split-panel';
import { titlesOf } from '../panel-actions';

afterEach(() => {
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
});
