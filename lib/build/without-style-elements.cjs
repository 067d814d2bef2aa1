/**
 * Loader of the bundler: takes out the `<style>` elements that packages put into the page, which its policy forbids.
 * What they say stands in `app/styles/showcase/parts.css`, and for `sonner` in its own sheet. A package that changed
 * so that nothing is found stops the build.
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
      `${this.resourcePath} holds no <style> element to take out: correct lib/build/without-style-elements.cjs.`,
    );
  return source.replace(pattern.find, pattern.put);
};
