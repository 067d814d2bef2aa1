export * from './selection';
export * from './visibility';
export * from './actions';
export * from './details';
export * from './read-only';
export * from './long-titles';
export * from './many';
export * from './right-to-left';
