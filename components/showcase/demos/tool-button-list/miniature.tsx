/** This example is small enough to be the specimen. */
export { ToolButtonListLastUsed as ToolButtonListMiniature } from './last-used';
