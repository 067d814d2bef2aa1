export * from './with-switch';
export * from './around-control';
export * from './with-help';
export * from './required';
export * from './disabled';
export * from './long-text';
export * from './right-to-left';
