export * from './basic';
export * from './last-used';
export * from './disabled-items';
export * from './many';
export * from './right-to-left';
