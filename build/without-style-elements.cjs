/**
 * Loader for the bundler: removes the `<style>` elements that packages add to pages, because the Content Security
 * Policy forbids them. `app/styles/showcase/parts.css` contains these styles; `sonner` has its own style sheet.
 * If a package has changed so that no element is found, the build stops.
 */
const patterns = [
  { of: 'sonner', find: /^__insertCSS\(".*"\);$/m, put: '' },
  {
    of: '@radix-ui/react-',
    find: /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\)/,
    put: 'null',
  },
];

module.exports = function withoutStyleElements(source) {
  const pattern = patterns.find(({ of }) => this.resourcePath.replaceAll('\\', '/').includes(`/${of}`));
  if (!pattern || !pattern.find.test(source))
    throw new Error(
      `${this.resourcePath} contains no <style> element to remove: update build/without-style-elements.cjs.`,
    );
  return source.replace(pattern.find, pattern.put);
};
