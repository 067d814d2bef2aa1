export * from './basic';
export * from './with-label';
export * from './disabled';
export * from './in-a-form';
export * from './many-items';
export * from './long-text';
export * from './item-aligned';
export * from './right-to-left';
