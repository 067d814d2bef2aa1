/**
 * PostCSS plugin: removes the rules for `:root` from DocSearch's style sheet. It arrives while the browser is idle, and
 * these rules would make it compute the styles of the whole page. `search-dialog.css` sets the same variables for the
 * dialog alone.
 */
module.exports = () => ({
  postcssPlugin: 'without-root-rules',
  Rule(rule) {
    if (rule.selector === ':root' && rule.nodes.every(({ prop }) => prop?.startsWith('--docsearch-')))
      rule.remove();
  },
});
module.exports.postcss = true;
