/** Answers to everything: in place of packages of a site that are not installed. */
const stub = new Proxy(function stub() {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : stub),
  apply: () => stub,
  construct: () => stub,
});

module.exports = stub;
