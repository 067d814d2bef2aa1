export { ComboboxBasic as default } from './basic';
