export * from './basic';
export * from './form';
export * from './placement';
export * from './controlled';
export * from './at-anchor';
export * from './long-text';
