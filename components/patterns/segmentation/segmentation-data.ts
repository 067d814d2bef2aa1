import { createItemList } from '../list/item-list';
import type { Segment, Segmentation } from './segmentation-state';

type Shape = Segment['shape'];

/** Creates a segment with the statistics that the viewer computes for a labelmap. */
function segment(
  title: string,
  colorHex: string,
  shape: Shape,
  [volume, mean, deviation]: readonly [volume: number, mean: number, deviation: number],
): Segment {
  return {
    id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title,
    colorHex,
    isVisible: true,
    isLocked: false,
    shape,
    statistics: [
      { label: 'Volume', value: `${volume} mL` },
      { label: 'Mean', value: `${mean} HU` },
      { label: 'Standard deviation', value: `${deviation} HU` },
    ],
  };
}

function segmentation(id: string, title: string, segments: readonly Segment[]): Segmentation {
  return { id, title, isVisible: true, isLocked: false, list: createItemList(segments) };
}

/** Sample segmentations of an axial slice of the upper abdomen, seen from below, so that the liver is on the left. */
export const abdomenSegmentations: readonly Segmentation[] = [
  segmentation('organs', 'Abdominal organs', [
    segment('Liver', '#cd5c5c', { cx: 30, cy: 45, rx: 19, ry: 16, rotate: -12 }, [1486.2, 104.3, 21.7]),
    segment('Spleen', '#6b8e23', { cx: 78, cy: 55, rx: 9, ry: 12, rotate: 24 }, [212.8, 118.6, 17.2]),
    segment('Stomach', '#778899', { cx: 61, cy: 37, rx: 13, ry: 10, rotate: 18 }, [341.5, 22.4, 60.1]),
    segment('Pancreas', '#8a6fe8', { cx: 53, cy: 52, rx: 11, ry: 3.5, rotate: -16 }, [78.4, 92.1, 24.8]),
    segment('Right kidney', '#4682b4', { cx: 31, cy: 69, rx: 7, ry: 6 }, [158.9, 171.5, 33.9]),
    segment('Left kidney', '#20b2aa', { cx: 69, cy: 69, rx: 7, ry: 6 }, [164.1, 168.2, 35.4]),
    segment('Gallbladder', '#9acd32', { cx: 38, cy: 52, rx: 4, ry: 5.5, rotate: 20 }, [28.7, 8.9, 11.3]),
  ]),
  segmentation('vessels', 'Vessels', [
    segment('Abdominal aorta', '#ff6f91', { cx: 53, cy: 63, rx: 3.6, ry: 3.6 }, [64.3, 188.4, 29.6]),
    segment('Inferior vena cava', '#daa520', { cx: 44, cy: 62, rx: 4.2, ry: 3.2 }, [71.9, 141.7, 26.3]),
    segment(
      'Portal vein and splenic vein up to the hilum',
      '#ff8c42',
      { cx: 44, cy: 50, rx: 6, ry: 2 },
      [38.2, 152.6, 22.5],
    ),
  ]),
  segmentation('lesions', 'Liver lesions drawn by hand, January follow-up', [
    segment('Lesion, segment VII', '#d2b48c', { cx: 22, cy: 51, rx: 3.5, ry: 3 }, [4.1, 58.7, 14.4]),
    segment('Lesion, segment IV', '#da70d6', { cx: 40, cy: 38, rx: 2.4, ry: 2.8 }, [1.9, 61.3, 12.8]),
  ]),
];
