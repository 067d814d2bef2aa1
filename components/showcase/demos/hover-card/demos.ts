import type { ComponentType } from 'react';
import type { hoverCard } from '@/components/showcase/controls/hover-card';
import { HoverCardBasic } from './basic';
import { HoverCardLongText } from './long-text';
import { HoverCardPlacement } from './placement';
import { HoverCardRightToLeft } from './right-to-left';
import { HoverCardStatistics } from './statistics';

/** Examples of the page of HoverCard, by their names. */
export const hoverCardDemos = {
  basic: HoverCardBasic,
  statistics: HoverCardStatistics,
  placement: HoverCardPlacement,
  'long-text': HoverCardLongText,
  'right-to-left': HoverCardRightToLeft,
} satisfies Record<(typeof hoverCard)['demos'][number]['id'], ComponentType>;
