export { TabsSegmented as default } from './segmented';
