/** Replaces packages of a site that are not installed: can be called, constructed and read without end. */
const stub = new Proxy(function stub() {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : stub),
  apply: () => stub,
  construct: () => stub,
});

module.exports = stub;
