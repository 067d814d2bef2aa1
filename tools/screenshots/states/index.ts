import type { States } from '../state';
import { basicStates } from './basic';
import { clipStates } from './clips';
import { customizationStates } from './customization';
import { errorStates } from './errors';
import { siteStates } from './site';

/** All states that screenshots can show. */
export const states: States = {
  ...basicStates,
  ...clipStates,
  ...customizationStates,
  ...errorStates,
  ...siteStates,
};
