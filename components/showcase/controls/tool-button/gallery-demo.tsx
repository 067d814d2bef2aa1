export { ToolButtonToolbar as default } from './toolbar';
