import type { ComponentType } from 'react';
import type { tabs } from '@/components/showcase/controls/tabs';
import { TabsDisabled } from './disabled';
import { TabsManual } from './manual';
import { TabsMany } from './many';
import { TabsPanels } from './panels';
import { TabsRightToLeft } from './right-to-left';
import { TabsSegmented } from './segmented';
import { TabsVertical } from './vertical';
import { TabsWithIcons } from './with-icons';

export const tabsDemos = {
  segmented: TabsSegmented,
  panels: TabsPanels,
  'with-icons': TabsWithIcons,
  disabled: TabsDisabled,
  manual: TabsManual,
  many: TabsMany,
  vertical: TabsVertical,
  'right-to-left': TabsRightToLeft,
} satisfies Record<(typeof tabs)['demos'][number]['id'], ComponentType>;
