import type { ComponentType } from 'react';
import type { showcaseRow } from '../../controls/showcase-row';
import { ShowcaseRowExampleOnly } from './example-only';
import { ShowcaseRowLongCode } from './long-code';
import { ShowcaseRowRightToLeft } from './right-to-left';
import { ShowcaseRowWithCode } from './with-code';
import { ShowcaseRowWithoutCode } from './without-code';

/** Live examples of the row, by id. */
export const showcaseRowDemos = {
  'with-code': ShowcaseRowWithCode,
  'without-code': ShowcaseRowWithoutCode,
  'long-code': ShowcaseRowLongCode,
  'example-only': ShowcaseRowExampleOnly,
  'right-to-left': ShowcaseRowRightToLeft,
} satisfies Record<(typeof showcaseRow)['demos'][number]['id'], ComponentType>;
