import 'sonner/dist/styles.css';
export * from './kinds';
export * from './promise';
export * from './with-description';
export * from './with-buttons';
export * from './undo';
export * from './update-and-close';
export * from './position';
export * from './long-text';
