export { SelectBasic as default } from './basic';
