// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MeasurementsPattern } from '@/components/showcase/demos/patterns/measurements';
import { choose, status, titlesOf } from '../panel-actions';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.split(':')[1])];
    if (blob) saved.push({ name: this.download, blob });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('MeasurementsPattern', () => {
  it('SC-08 choosing a measurement shows its image, and the measurement in it', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await user.click(screen.getByRole('button', { name: /Carina/, pressed: false }));
    expect(status()).toBe('Jumped to Carina: series 3, image 17.');
    expect(screen.getByRole('img', { name: 'Series 3, image 17 of 64. Drawn: Carina.' })).toBeTruthy();
  });

  it('SC-08 a hidden measurement is not drawn', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await user.click(screen.getByRole('button', { name: 'Hide Ascending aorta' }));
    const image = screen.getByRole('img', { name: /^Series 2, image 42/ });
    expect(image.getAttribute('aria-label')).toContain('Drawn: Nodule, right upper lobe.');
  });

  it('SC-08 the arrows go through the images and stop at the last one', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
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

  it('SC-08 CSV and JSON hold what is listed at that moment', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await choose(user, 'Carina', 'Delete');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    expect(saved.map(({ name }) => name)).toEqual([
      'CHEST-0042-measurements.csv',
      'CHEST-0042-measurements.json',
    ]);
    const csv = (await saved[0]?.blob.text()) ?? '';
    expect(csv).toContain('Ascending aorta');
    expect(csv).not.toContain('Carina');
    const json = JSON.parse((await saved[1]?.blob.text()) ?? '');
    expect(json.measurements).toHaveLength(5);
  });

  it('SC-08 with nothing listed there is nothing to export', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    await user.click(screen.getByRole('switch', { name: /Chest axial/ }));
    await user.click(screen.getByRole('switch', { name: /Chest coronal/ }));
    expect(screen.getByText('No tracked measurements.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'CSV' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('SC-08 sections fold', async () => {
    const user = userEvent.setup();
    render(<MeasurementsPattern />);
    const head = screen.getByRole('button', { name: 'Measurements (5)' });
    expect(head.getAttribute('aria-expanded')).toBe('true');
    await user.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('false');
  });
});
