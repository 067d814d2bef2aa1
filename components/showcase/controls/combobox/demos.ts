export * from './basic';
export * from './few-items';
export * from './empty';
export * from './long-text';
export * from './read-the-choice';
