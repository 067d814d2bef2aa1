import type { ComponentType } from 'react';
import type { switchControl } from '@/components/showcase/controls/switch';
import { SwitchControlled } from './controlled';
import { SwitchInForm } from './in-form';
import { SwitchRightToLeft } from './right-to-left';
import { SwitchSettings } from './settings';
import { SwitchStates } from './states';
import { SwitchWithLabel } from './with-label';

export const switchDemos = {
  'with-label': SwitchWithLabel,
  states: SwitchStates,
  controlled: SwitchControlled,
  settings: SwitchSettings,
  'in-form': SwitchInForm,
  'right-to-left': SwitchRightToLeft,
} satisfies Record<(typeof switchControl)['demos'][number]['id'], ComponentType>;
