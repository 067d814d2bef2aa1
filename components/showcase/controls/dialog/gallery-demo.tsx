export { DialogBasic as default } from './basic';
