export * from './basic';
export * from './several';
export * from './with-actions';
export * from './with-icon';
export * from './keeps-state';
export * from './long-title';
export * from './right-to-left';
