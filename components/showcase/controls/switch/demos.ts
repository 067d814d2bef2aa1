export * from './with-label';
export * from './states';
export * from './controlled';
export * from './settings';
export * from './in-form';
export * from './right-to-left';
