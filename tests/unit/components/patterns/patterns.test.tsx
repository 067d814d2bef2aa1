// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataRowPattern } from '@/components/showcase/demos/patterns/data-row';
import { MeasurementsPattern } from '@/components/showcase/demos/patterns/measurements';
import { SegmentationPattern } from '@/components/showcase/demos/patterns/segmentation';
import { SplitPanelPattern } from '@/components/showcase/demos/patterns/split-panel';
import { TmtvPattern } from '@/components/showcase/demos/patterns/tmtv';

// The check of pointer events computes the styles of all ancestors of each pressed element.
const user = userEvent.setup({ pointerEventsCheck: 0 });
/** The status message of the panel. */
const status = () => screen.getByRole('status').textContent;

/** Opens the menu of a row or group and chooses an entry. */
async function choose(title: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The titles of the rows of a list, in order. */
function titlesOf(list: string): (string | null)[] {
  const rows = screen.getByRole('list', { name: list }).querySelectorAll('[data-title]');
  return [...rows].map(({ textContent }) => textContent);
}

it('SC-08 data rows: renaming refuses an empty name with a reason, and keeps the old name on Escape', async () => {
  render(<DataRowPattern />);
  await choose('Liver', 'Rename');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(titlesOf('Segments')[0]).toBe('Liver');
});

it('SC-08 data rows: Change Color offers named colors and applies the chosen one', async () => {
  const { container } = render(<DataRowPattern />);
  await choose('Liver', 'Change Color');
  const brick = await screen.findByRole('radio', { name: 'Brick' });
  expect((brick as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(brick);
  await user.click(screen.getByRole('radio', { name: 'Orchid' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(status()).toBe('Color of Liver changed.');
  expect(container.querySelector('[fill="#da70d6"]')).not.toBeNull();
});

it('SC-08 data rows: a locked row opens no dialog and is not deleted until it is unlocked', async () => {
  render(<DataRowPattern />);
  await choose('Spleen', 'Rename');
  expect(status()).toBe('Spleen is locked. Unlock it first.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose('Spleen', 'Delete');
  expect(titlesOf('Segments')).toHaveLength(4);
  await choose('Spleen', 'Unlock');
  await choose('Spleen', 'Delete');
  expect(titlesOf('Segments')).toHaveLength(3);
});

it('SC-08 measurements panel: hidden measurements are not drawn, and buttons show the next and previous image', async () => {
  render(<MeasurementsPattern />);
  await user.click(screen.getByRole('button', { name: 'Hide Ascending aorta' }));
  const image = screen.getByRole('img', { name: /^Series 2, image 42/ });
  expect(image.getAttribute('aria-label')).toContain('Drawn: Nodule, right upper lobe.');
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  expect(screen.getByRole('img', { name: /image 43 of 120\. No measurements drawn/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(screen.getByRole('img', { name: /image 42 of 120/ })).toBeTruthy();
});

it('SC-08 measurements panel: tracking a series lists its measurements and draws them solid instead of dashed', async () => {
  const { container } = render(<MeasurementsPattern />);
  const dashed = () => container.querySelectorAll('[stroke-dasharray]').length;
  await user.click(screen.getByRole('switch', { name: 'List untracked measurements' }));
  expect(titlesOf('Untracked')).toEqual(['Uptake, right upper lobe', 'Mediastinal blood pool']);
  await user.click(screen.getByRole('button', { name: /Mediastinal blood pool/, pressed: false }));
  expect(dashed()).toBe(1);
  await user.click(screen.getByRole('switch', { name: /PET corrected/ }));
  expect(titlesOf('Measurements')).toContain('Mediastinal blood pool');
  expect(status()).toBe('Series 5 tracked.');
  expect(dashed()).toBe(0);
});

it('SC-08 measurements panel: the CSV export is disabled if no series is tracked, so that no measurement is listed', async () => {
  render(<MeasurementsPattern />);
  await user.click(screen.getByRole('switch', { name: /Chest axial/ }));
  await user.click(screen.getByRole('switch', { name: /Chest coronal/ }));
  expect(screen.getByText('No tracked measurements.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'CSV' }) as HTMLButtonElement).disabled).toBe(true);
});

const segments = () => titlesOf('Segments of Abdominal organs');
const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const drawn = () => screen.getByRole('img', { name: /^Axial slice/ }).getAttribute('aria-label') ?? '';

it('SC-08 segmentation panel: Home and End move a picked-up segment to the ends, and Escape moves it back', async () => {
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

it('SC-08 segmentation panel: a press on a handle picks its segment up, and the next press on any handle drops it there', async () => {
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

it('SC-08 segmentation panel: the menu creates, renames, hides and deletes segmentations, and Undo restores them', async () => {
  render(<SegmentationPattern />);
  await choose('Abdominal organs', 'Remove from viewport');
  expect(drawn()).not.toContain('Liver,');
  await choose('Abdominal organs', 'Add to viewport');
  await choose('Abdominal organs', 'Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Organs{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Organs' })),
  );
  await choose('Organs', 'Delete');
  expect(screen.getByRole('button', { name: 'Segmentations (2)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titlesOf('Segments of Organs')).toHaveLength(7);
  await choose('Organs', 'Create new segmentation');
  expect(screen.getByText('No segments yet.')).toBeTruthy();
});

it('SC-08 segmentation panel: statistics appear once a segment is selected, with its volume', async () => {
  render(<SegmentationPattern />);
  expect(screen.queryByRole('button', { name: 'Statistics' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Liver/, pressed: false, description: '' }));
  const section = screen.getByRole('button', { name: 'Statistics' }).getAttribute('aria-controls');
  expect(document.getElementById(section ?? '')?.textContent).toContain('Volume1486.2 mL');
});

it('SC-08 segmentation panel: opacity, border and style change how segments are drawn', async () => {
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

it('SC-08 split panel: the lower part shows the segments of the segmentation that is selected above', async () => {
  render(<SplitPanelPattern />);
  expect(titlesOf('Segments of Abdominal organs')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: /Vessels/, pressed: false }));
  expect(titlesOf('Segments of Vessels')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Add segment to Vessels' }));
  expect(screen.getByText('4 segments')).toBeTruthy();
  expect(screen.getByRole('img', { name: /Drawn, from bottom to top: .*Segment 4/ })).toBeTruthy();
});

const table = () => screen.getByRole('region', { name: 'Statistics of the regions' });
const numbers = (name: string) =>
  within(within(table()).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent));

it('SC-08 TMTV panel: the counted voxels per SUV of the selected region add up to its voxels in the statistics', async () => {
  render(<TmtvPattern />);
  await user.click(screen.getByRole('button', { name: /Spleen, focal/, pressed: false }));
  const bins = screen.getByRole('table', { name: /Spleen, focal: counted from SUV/ });
  const counted = within(bins)
    .getAllByRole('row')
    .filter((line) => line.textContent?.includes('yes'))
    .reduce((sum, line) => sum + Number(within(line).getAllByRole('cell')[1]?.textContent), 0);
  expect(counted).toBe(numbers('Spleen, focal')[0]);
});

it('SC-08 TMTV panel: groups of regions can be added, renamed, and hidden in the viewport', async () => {
  render(<TmtvPattern />);
  await user.click(screen.getByRole('button', { name: 'Add segmentation' }));
  expect(screen.getByRole('button', { name: 'TMTV 3 (0)' })).toBeTruthy();
  await choose('TMTV 1: nodes', 'Remove from viewport');
  expect(screen.getByRole('img', { name: /^Projection/ }).getAttribute('aria-label')).not.toContain('node');
  await choose('TMTV 1: nodes', 'Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Nodes{Enter}');
  expect(screen.getByRole('button', { name: 'Nodes (3)' })).toBeTruthy();
});
