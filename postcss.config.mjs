// Names instead of imported plugins, because Turbopack cannot bundle them and Vite accepts no list of names.
export default {
  plugins: { [`${process.cwd()}/build/without-root-rules.cjs`]: {}, '@tailwindcss/postcss': {} },
};
