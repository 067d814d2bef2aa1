export * from './toolbar';
export * from './sizes';
export * from './tooltips';
export * from './disabled';
export * from './commands';
export * from './many';
export * from './missing-icon';
