export { SliderBasic as default } from './basic';
