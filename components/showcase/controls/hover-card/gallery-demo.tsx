export { HoverCardBasic as default } from './basic';
