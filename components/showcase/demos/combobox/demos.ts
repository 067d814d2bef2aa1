import type { ComponentType } from 'react';
import type { combobox } from '@/components/showcase/controls/combobox';
import { ComboboxBasic } from './basic';
import { ComboboxEmpty } from './empty';
import { ComboboxFewItems } from './few-items';
import { ComboboxLongText } from './long-text';
import { ComboboxReadTheChoice } from './read-the-choice';

/** Examples of the page of Combobox, by their names. */
export const comboboxDemos = {
  basic: ComboboxBasic,
  'few-items': ComboboxFewItems,
  empty: ComboboxEmpty,
  'long-text': ComboboxLongText,
  'read-the-choice': ComboboxReadTheChoice,
} satisfies Record<(typeof combobox)['demos'][number]['id'], ComponentType>;
