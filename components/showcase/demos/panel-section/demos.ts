import type { ComponentType } from 'react';
import type { panelSection } from '@/components/showcase/controls/panel-section';
import { PanelSectionBasic } from '@/components/showcase/demos/panel-section/basic';
import { PanelSectionKeepsState } from '@/components/showcase/demos/panel-section/keeps-state';
import { PanelSectionLongTitle } from '@/components/showcase/demos/panel-section/long-title';
import { PanelSectionRightToLeft } from '@/components/showcase/demos/panel-section/right-to-left';
import { PanelSectionSeveral } from '@/components/showcase/demos/panel-section/several';
import { PanelSectionWithActions } from '@/components/showcase/demos/panel-section/with-actions';
import { PanelSectionWithIcon } from '@/components/showcase/demos/panel-section/with-icon';

export const panelSectionDemos = {
  basic: PanelSectionBasic,
  several: PanelSectionSeveral,
  'with-actions': PanelSectionWithActions,
  'with-icon': PanelSectionWithIcon,
  'keeps-state': PanelSectionKeepsState,
  'long-title': PanelSectionLongTitle,
  'right-to-left': PanelSectionRightToLeft,
} satisfies Record<(typeof panelSection)['demos'][number]['id'], ComponentType>;
