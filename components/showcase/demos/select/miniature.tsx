/** This example is small enough to be the specimen. */
export { SelectBasic as SelectMiniature } from './basic';
