/** This example is small enough to be the specimen. */
export { DropdownMenuBasic as DropdownMenuMiniature } from './basic';
