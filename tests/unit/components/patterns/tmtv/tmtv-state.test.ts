import { expect, it } from 'vitest';
import {
  getSuvBounds,
  getBinsWithinThreshold,
  computeLesionStatistics,
  sumLesionStatistics,
  type UptakeThreshold,
} from '@/components/patterns/tmtv/lesion-statistics';
import { lymphomaStudy } from '@/components/patterns/tmtv/tmtv-data';
import { toTmtvCsv } from '@/components/patterns/tmtv/tmtv-report';
import {
  createTmtvState,
  reduceTmtv,
  measureLesions,
  sumLesions,
  type TmtvAction,
} from '@/components/patterns/tmtv/tmtv-state';

const bins = Object.entries({ 2: 10, 4: 20, 8: 5, 10: 0 }).map(([suv, voxels]) => ({
  suv: Number(suv),
  voxels,
}));
const share = (percent: number): UptakeThreshold => ({ strategy: 'roi_stat', percent, lower: 0, upper: 0 });
const range = (lower: number, upper: number): UptakeThreshold => {
  return { strategy: 'range', percent: 0, lower, upper };
};

it.each([
  ['from a share of the highest uptake', share(50), [4, 8]],
  ['from a share of the highest uptake', share(51), [8]],
  ['from a share of the highest uptake', share(0), [2, 4, 8]],
  ['within a range', range(2, 4), [2, 4]],
  ['within a range', range(9, 20), []],
])('SC-08 an uptake threshold counts voxels %s, bounds included: %o', (_what, threshold, suvs) => {
  expect(getBinsWithinThreshold(bins, threshold).map(({ suv }) => suv)).toEqual(suvs);
  expect(getSuvBounds(bins, share(50))).toEqual({ lower: 4, upper: Infinity });
});

it('SC-08 count, volume, mean SUV and glycolysis of a lesion come from its voxels within the threshold', () => {
  const statistics = { voxels: 25, volume: 1.25, suvMax: 8, suvMean: 4.8, glycolysis: 6 };
  expect(computeLesionStatistics(bins, share(50), 0.05)).toEqual(statistics);
});

it('SC-08 a region in which a threshold counts no voxels has no mean uptake and adds nothing to totals', () => {
  const none = computeLesionStatistics(bins, range(9, 20), 0.05);
  expect(none).toMatchObject({ voxels: 0, volume: 0, suvMean: null, glycolysis: 0 });
  expect(sumLesionStatistics([none])).toEqual({ voxels: 0, volume: 0, glycolysis: 0 });
  expect(computeLesionStatistics([], share(41), 0.05).suvMax).toBe(0);
});

it('SC-08 totals of lesions are the sums of the displayed, rounded values', () => {
  const lesions = measureLesions(createTmtvState(lymphomaStudy)).map(({ statistics }) => statistics);
  const total = sumLesionStatistics(lesions);
  const shown = (value: number, decimals: number) => Number(value.toFixed(decimals));
  const volume = lesions.reduce((sum, each) => sum + shown(each.volume, 3), 0);
  const glycolysis = lesions.reduce((sum, each) => sum + shown(each.glycolysis, 2), 0);
  expect(total.volume).toBeCloseTo(volume, 9);
  expect(total.glycolysis).toBeCloseTo(glycolysis, 9);
  for (const { suvMean, volume: own, glycolysis: tlg } of lesions) {
    expect(tlg).toBeCloseTo((suvMean ?? 0) * own, 2);
  }
});

const start = createTmtvState(lymphomaStudy);
const after = (...actions: TmtvAction[]) => actions.reduce(reduceTmtv, start);

it('SC-08 the totals of lesion groups add up to the overall total', () => {
  const lesions = measureLesions(start);
  const parts = start.tree.groups.items.map(({ id }) => sumLesions(lesions, id).volume);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(sumLesions(lesions).volume, 9);
});

it('SC-08 hiding a region keeps the total tumor volume, deleting it lowers it, and undo restores it', () => {
  const volume = (...actions: TmtvAction[]) => sumLesions(measureLesions(after(...actions))).volume;
  const whole = volume();
  expect(volume({ type: 'toggle-visibility', id: 'mediastinal-bulk' })).toBe(whole);
  expect(volume({ type: 'delete', id: 'mediastinal-bulk' })).toBeLessThan(whole);
  expect(volume({ type: 'delete', id: 'mediastinal-bulk' }, { type: 'undo' })).toBe(whole);
});

it('SC-08 the TMTV panel adds lesion groups, and regions to a group until no candidate is left', () => {
  const addLesion = { type: 'add-lesion', groupId: 'added-1' } as const;
  const added = after({ type: 'add-lesion-group' }, addLesion, addLesion, addLesion);
  expect(added.tree.groups.items[2]?.title).toBe('TMTV 3');
  expect(added.tree.groups.items[2]?.list.items).toHaveLength(2);
  expect(added.candidates).toEqual([]);
});

it('SC-08 the CSV file of TMTV contains the figures of the panel, their total and the threshold', () => {
  const lesions = measureLesions(start);
  const { name, text } = toTmtvCsv(start);
  const rows = text.trimEnd().split('\r\n');
  expect(name).toBe('LYMPH-0007-tmtv.csv');
  expect(rows[0]).toBe('Group,Region,Voxels,Volume (mL),SUV max,SUV mean,TLG');
  const own = lesions[0]?.statistics;
  const values = [own?.voxels, own?.volume, 11.2, own?.suvMean, own?.glycolysis];
  expect(rows[1]).toBe(`TMTV 1: nodes,"Cervical node, left",${values.join()}`);
  const { voxels, volume, glycolysis } = sumLesions(lesions);
  expect(rows[lesions.length + 1]).toBe(`Total,,${voxels},${volume},,,${glycolysis}`);
  expect(rows.at(-1)).toBe('Threshold (% of SUV max),41');
});

it('SC-08 the CSV file of TMTV contains both ends of a range, and prevents names from running as formulas', () => {
  const rename = { type: 'rename', id: 'nodes', title: '@nodes' } as const;
  const { text } = toTmtvCsv(after({ type: 'threshold', change: { strategy: 'range' } }, rename));
  for (const part of ['"Threshold, lower SUV",4', '"Threshold, upper SUV",20', "\r\n'@nodes,"])
    expect(text).toContain(part);
});
