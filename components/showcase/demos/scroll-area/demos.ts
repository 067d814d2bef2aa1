import type { ComponentType } from 'react';
import type { scrollArea } from '@/components/showcase/controls/scroll-area';
import { ScrollAreaBothDirections } from './both-directions';
import { ScrollAreaGrowing } from './growing';
import { ScrollAreaHorizontal } from './horizontal';
import { ScrollAreaRightToLeft } from './right-to-left';
import { ScrollAreaText } from './text';
import { ScrollAreaWithArrows } from './with-arrows';

export const scrollAreaDemos = {
  text: ScrollAreaText,
  'with-arrows': ScrollAreaWithArrows,
  horizontal: ScrollAreaHorizontal,
  'both-directions': ScrollAreaBothDirections,
  growing: ScrollAreaGrowing,
  'right-to-left': ScrollAreaRightToLeft,
} satisfies Record<(typeof scrollArea)['demos'][number]['id'], ComponentType>;
