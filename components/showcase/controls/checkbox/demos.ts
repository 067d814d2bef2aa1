export * from './with-label';
export * from './states';
export * from './group';
export * from './in-form';
export * from './invalid';
export * from './long-text';
export * from './right-to-left';
