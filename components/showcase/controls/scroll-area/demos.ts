export * from './text';
export * from './with-arrows';
export * from './horizontal';
export * from './both-directions';
export * from './growing';
export * from './right-to-left';
