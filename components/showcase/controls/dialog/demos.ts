export * from './basic';
export * from './form';
export * from './draggable';
export * from './needs-answer';
export * from './without-overlay';
export * from './long-text';
export * from './right-to-left';
