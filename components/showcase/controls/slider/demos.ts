export * from './basic';
export * from './with-value';
export * from './scale';
export * from './commit';
export * from './in-form';
export * from './disabled';
export * from './right-to-left';
