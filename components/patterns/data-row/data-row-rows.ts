import type { ListItem } from '../list/item-list';

/** A row for an organ segment, with a description for the tooltip. */
export interface OrganRow extends ListItem {
  description: string;
}

/** Sample segments of an abdominal CT, including a locked segment, a hidden segment and one with a long title. */
export const organRows: readonly OrganRow[] = [
  {
    id: 'liver',
    title: 'Liver',
    description: '1486 mL, mean 104 HU',
    colorHex: '#cd5c5c',
    isVisible: true,
    isLocked: false,
  },
  {
    id: 'spleen',
    title: 'Spleen',
    description: '213 mL, mean 119 HU',
    colorHex: '#6b8e23',
    isVisible: true,
    isLocked: true,
  },
  {
    id: 'kidney',
    title: 'Left kidney',
    description: '164 mL, mean 168 HU',
    colorHex: '#4682b4',
    isVisible: false,
    isLocked: false,
  },
  {
    id: 'vein',
    title: 'Portal vein and splenic vein up to the hilum',
    description: '38 mL, mean 153 HU',
    colorHex: '#daa520',
    isVisible: true,
    isLocked: false,
  },
];
