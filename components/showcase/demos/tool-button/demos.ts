import type { ComponentType } from 'react';
import type { toolButton } from '@/components/showcase/controls/tool-button';
import { ToolButtonCommands } from '@/components/showcase/demos/tool-button/commands';
import { ToolButtonDisabled } from '@/components/showcase/demos/tool-button/disabled';
import { ToolButtonMany } from '@/components/showcase/demos/tool-button/many';
import { ToolButtonMissingIcon } from '@/components/showcase/demos/tool-button/missing-icon';
import { ToolButtonSizes } from '@/components/showcase/demos/tool-button/sizes';
import { ToolButtonToolbar } from '@/components/showcase/demos/tool-button/toolbar';
import { ToolButtonTooltips } from '@/components/showcase/demos/tool-button/tooltips';

export const toolButtonDemos = {
  toolbar: ToolButtonToolbar,
  sizes: ToolButtonSizes,
  tooltips: ToolButtonTooltips,
  disabled: ToolButtonDisabled,
  commands: ToolButtonCommands,
  many: ToolButtonMany,
  'missing-icon': ToolButtonMissingIcon,
} satisfies Record<(typeof toolButton)['demos'][number]['id'], ComponentType>;
