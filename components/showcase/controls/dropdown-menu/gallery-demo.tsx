export { DropdownMenuBasic as default } from './basic';
