/** Import this module first, so that pages are rendered with React's production build, which adds no debug data. */
Object.assign(process.env, { NODE_ENV: 'production' });
