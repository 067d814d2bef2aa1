export { SwitchWithLabel as default } from './with-label';
