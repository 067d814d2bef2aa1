/** This example is small enough to be the specimen. */
export { PopoverBasic as PopoverMiniature } from './basic';
