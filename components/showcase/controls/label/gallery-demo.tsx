export { LabelWithSwitch as default } from './with-switch';
