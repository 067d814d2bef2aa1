export { DataRowSelection as default } from './selection';
