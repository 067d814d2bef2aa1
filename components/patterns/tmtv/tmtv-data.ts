import { createItemList } from '../list/item-list';
import type { UptakeBin } from './lesion-statistics';
import type { Lesion, LesionGroup, TmtvData } from './tmtv-state';

/** Creates bins at equal distances from one step above zero to `suvMax`, with the given numbers of voxels. */
function bins(suvMax: number, voxels: readonly number[]): UptakeBin[] {
  return voxels.map((count, index) => ({
    suv: Math.round(((index + 1) * suvMax * 10) / voxels.length) / 10,
    voxels: count,
  }));
}

function lesion(
  title: string,
  colorHex: string,
  [x, y]: readonly [x: number, y: number],
  uptake: UptakeBin[],
): Lesion {
  return {
    id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title,
    colorHex,
    isVisible: true,
    isLocked: false,
    bins: uptake,
    position: { x, y },
  };
}

function group(id: string, title: string, lesions: readonly Lesion[]): LesionGroup {
  return { id, title, isVisible: true, isLocked: false, list: createItemList(lesions) };
}

/** A fictitious staging PET of a lymphoma, with voxels of 4.07 × 4.07 × 3 mm. */
export const lymphomaStudy: TmtvData = {
  patientId: 'LYMPH-0007',
  voxelVolume: 0.0497,
  groups: [
    group('nodes', 'TMTV 1: nodes', [
      lesion('Cervical node, left', '#ff6f61', [57, 30], bins(11.2, [18, 26, 31, 24, 17, 11, 6, 2])),
      lesion('Mediastinal bulk', '#00ced1', [49, 55], bins(16, [84, 132, 168, 151, 120, 77, 39, 12])),
      lesion('Axillary node, right', '#88b04b', [27, 50], bins(8.8, [12, 19, 22, 15, 9, 5, 3, 1])),
    ]),
    group('organs', 'TMTV 2: organs', [
      lesion('Spleen, focal', '#ffb347', [64, 80], bins(9.6, [22, 41, 38, 29, 18, 9, 4, 1])),
      lesion('Liver, segment VII', '#da70d6', [37, 77], bins(7.2, [15, 24, 21, 16, 8, 4, 2, 1])),
      lesion('Iliac bone, left', '#8a9cff', [60, 112], bins(12.8, [10, 17, 20, 18, 13, 7, 4, 1])),
    ]),
  ],
  candidates: [
    lesion('Inguinal node, right', '#d2b48c', [40, 122], bins(6.4, [8, 14, 13, 9, 6, 3, 2, 1])),
    lesion('Para-aortic node', '#9acd32', [51, 94], bins(10.4, [11, 20, 24, 21, 12, 7, 3, 1])),
  ],
};
