import type { ComponentType } from 'react';
import type { toolButtonList } from '@/components/showcase/controls/tool-button-list';
import { ToolButtonListBasic } from '@/components/showcase/demos/tool-button-list/basic';
import { ToolButtonListDisabledItems } from '@/components/showcase/demos/tool-button-list/disabled-items';
import { ToolButtonListLastUsed } from '@/components/showcase/demos/tool-button-list/last-used';
import { ToolButtonListMany } from '@/components/showcase/demos/tool-button-list/many';
import { ToolButtonListRightToLeft } from '@/components/showcase/demos/tool-button-list/right-to-left';

export const toolButtonListDemos = {
  basic: ToolButtonListBasic,
  'last-used': ToolButtonListLastUsed,
  'disabled-items': ToolButtonListDisabledItems,
  many: ToolButtonListMany,
  'right-to-left': ToolButtonListRightToLeft,
} satisfies Record<(typeof toolButtonList)['demos'][number]['id'], ComponentType>;
