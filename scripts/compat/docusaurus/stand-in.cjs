/** Answers to everything: in place of packages of a site that are not installed. */
const standIn = new Proxy(function standIn() {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : standIn),
  apply: () => standIn,
  construct: () => standIn,
});

module.exports = standIn;
