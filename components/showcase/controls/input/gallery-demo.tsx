export { InputWithLabel as default } from './with-label';
