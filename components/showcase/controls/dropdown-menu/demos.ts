export * from './basic';
export * from './placement';
export * from './with-icons';
export * from './settings';
export * from './submenu';
export * from './many-items';
export * from './right-to-left';
