export * from './segmented';
export * from './panels';
export * from './with-icons';
export * from './disabled';
export * from './manual';
export * from './many';
export * from './vertical';
export * from './right-to-left';
