import type { ComponentType } from 'react';
import type { dataRow } from '@/components/showcase/controls/data-row';
import { DataRowActions } from '@/components/showcase/demos/data-row/actions';
import { DataRowDetails } from '@/components/showcase/demos/data-row/details';
import { DataRowLongTitles } from '@/components/showcase/demos/data-row/long-titles';
import { DataRowMany } from '@/components/showcase/demos/data-row/many';
import { DataRowReadOnly } from '@/components/showcase/demos/data-row/read-only';
import { DataRowRightToLeft } from '@/components/showcase/demos/data-row/right-to-left';
import { DataRowSelection } from '@/components/showcase/demos/data-row/selection';
import { DataRowVisibility } from '@/components/showcase/demos/data-row/visibility';

export const dataRowDemos = {
  selection: DataRowSelection,
  visibility: DataRowVisibility,
  actions: DataRowActions,
  details: DataRowDetails,
  'read-only': DataRowReadOnly,
  'long-titles': DataRowLongTitles,
  many: DataRowMany,
  'right-to-left': DataRowRightToLeft,
} satisfies Record<(typeof dataRow)['demos'][number]['id'], ComponentType>;
