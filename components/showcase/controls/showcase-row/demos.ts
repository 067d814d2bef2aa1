export * from './with-code';
export * from './without-code';
export * from './long-code';
export * from './example-only';
export * from './right-to-left';
