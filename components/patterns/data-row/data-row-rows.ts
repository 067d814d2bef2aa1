import type { ListItem } from '../list/item-list';

/** Organs of an abdominal CT, as a segmentation model names them; one of each state, and a name that needs two lines. */
export const organRows: readonly ListItem[] = [
  { id: 'liver', title: 'Liver', colorHex: '#cd5c5c', isVisible: true, isLocked: false },
  { id: 'spleen', title: 'Spleen', colorHex: '#6b8e23', isVisible: true, isLocked: true },
  { id: 'kidney', title: 'Left kidney', colorHex: '#4682b4', isVisible: false, isLocked: false },
  {
    id: 'vein',
    title: 'Portal vein and splenic vein up to the hilum',
    colorHex: '#daa520',
    isVisible: true,
    isLocked: false,
  },
];
