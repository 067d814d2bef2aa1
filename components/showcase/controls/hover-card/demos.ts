export * from './basic';
export * from './statistics';
export * from './placement';
export * from './long-text';
export * from './right-to-left';
