import type { States } from '../state';
import { basicStates } from './basic';
import { clipStates } from './clips';
import { customizationStates } from './customization';
import { errorStates } from './errors';
import { layoutStates } from './layouts';
import { measurementStates } from './measurements';
import { segmentationStates } from './segmentation';
import { siteStates } from './site';
import { studyListStates } from './study-list';
import { userGuideStates } from './user-guide';
import { viewer39States } from './viewer-39';

/** All states that screenshots can show. */
export const states: States = {
  ...basicStates,
  ...clipStates,
  ...customizationStates,
  ...errorStates,
  ...layoutStates,
  ...measurementStates,
  ...segmentationStates,
  ...siteStates,
  ...studyListStates,
  ...userGuideStates,
  ...viewer39States,
};
