/** Import it first: pages are then rendered with React for production, which does not record where elements come from. */
Object.assign(process.env, { NODE_ENV: 'production' });
