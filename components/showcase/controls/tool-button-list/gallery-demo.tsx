export { ToolButtonListLastUsed as default } from './last-used';
