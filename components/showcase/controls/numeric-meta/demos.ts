export * from './number-input';
export * from './stepper';
export * from './single-range';
export * from './double-range';
export * from './combined';
export * from './decimals';
export * from './without-label';
export * from './right-to-left';
