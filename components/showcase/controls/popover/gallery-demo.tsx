export { PopoverBasic as default } from './basic';
