import type { ComponentType } from 'react';
import type { button } from '@/components/showcase/controls/button';
import { ButtonAsLink } from './as-link';
import { ButtonBusy } from './busy';
import { ButtonDisabled } from './disabled';
import { ButtonIconOnly } from './icon-only';
import { ButtonLongLabel } from './long-label';
import { ButtonPressed } from './pressed';
import { ButtonRightToLeft } from './right-to-left';
import { ButtonSizes } from './sizes';
import { ButtonUnavailable } from './unavailable';
import { ButtonVariants } from './variants';
import { ButtonWithIcon } from './with-icon';

export const buttonDemos = {
  variants: ButtonVariants,
  sizes: ButtonSizes,
  'with-icon': ButtonWithIcon,
  'icon-only': ButtonIconOnly,
  pressed: ButtonPressed,
  disabled: ButtonDisabled,
  unavailable: ButtonUnavailable,
  busy: ButtonBusy,
  'as-link': ButtonAsLink,
  'long-label': ButtonLongLabel,
  'right-to-left': ButtonRightToLeft,
} satisfies Record<(typeof button)['demos'][number]['id'], ComponentType>;
