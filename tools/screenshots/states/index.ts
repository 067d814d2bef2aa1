import type { States } from '../state';
import { basicStates } from './basic';
import { clipStates } from './clips';

/** All states that screenshots can show. */
export const states: States = { ...basicStates, ...clipStates };
