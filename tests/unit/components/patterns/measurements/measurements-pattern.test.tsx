// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MeasurementsPattern } from '@/components/showcase/demos/patterns/measurements';
import { titlesOf } from '../panel-actions';

describe('MeasurementsPattern', () => {
  it('SC-08 a hidden measurement is not drawn, and arrows go through the images', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await user.click(screen.getByRole('button', { name: 'Hide Ascending aorta' }));
    const image = screen.getByRole('img', { name: /^Series 2, image 42/ });
    expect(image.getAttribute('aria-label')).toContain('Drawn: Nodule, right upper lobe.');
    await user.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getByRole('img', { name: /image 43 of 120\. No measurements drawn/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(screen.getByRole('img', { name: /image 42 of 120/ })).toBeTruthy();
  });

  it('SC-08 tracking a series lists its measurements, dashed before and drawn through after', async () => {
    const user = userEvent.setup();
    const { container } = render(<MeasurementsPattern />);
    const dashed = () => container.querySelectorAll('[stroke-dasharray]').length;
    await user.click(screen.getByRole('switch', { name: 'List untracked measurements' }));
    expect(titlesOf('Untracked')).toEqual(['Uptake, right upper lobe', 'Mediastinal blood pool']);
    await user.click(screen.getByRole('button', { name: /Mediastinal blood pool/, pressed: false }));
    expect(dashed()).toBe(1);
    await user.click(screen.getByRole('switch', { name: /PET corrected/ }));
    expect(titlesOf('Measurements')).toContain('Mediastinal blood pool');
    expect(dashed()).toBe(0);
  });

  it('SC-08 with nothing listed there is nothing to export', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await user.click(screen.getByRole('switch', { name: /Chest axial/ }));
    await user.click(screen.getByRole('switch', { name: /Chest coronal/ }));
    expect(screen.getByText('No tracked measurements.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'CSV' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
