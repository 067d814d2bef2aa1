/**
 * `node evaluate-config.cjs <config file> <folder with Docusaurus installed>`: prints the parts of a Docusaurus
 * configuration that decide about docs as JSON. Plugins that are not installed are replaced by a stub: their effects are
 * not compared, and need not run.
 */
const Module = require('node:module');
const path = require('node:path');

const [configFile, installDir] = process.argv.slice(2).map((name) => path.resolve(name));
const stub = require('./stub.cjs');

/** Sees packages as Docusaurus itself does. */
const installed = Object.assign(new Module(path.join(installDir, 'x.cjs')), {
  paths: [path.join(installDir, 'node_modules')],
});
const loadJiti = installed.require('jiti');

const resolveFilename = Module['_resolveFilename'];

const tryEach = (attempts) => {
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch {
      // The next way may do.
    }
  }
  return require.resolve('./stub.cjs');
};

Module['_resolveFilename'] = (request, ...rest) =>
  request.startsWith('.')
    ? resolveFilename(request, ...rest)
    : tryEach([() => resolveFilename(request, ...rest), () => resolveFilename(request, installed, false)]);

/** Functions of an object, which JSON leaves out, by their path. */
function findCode(value, at = '') {
  if (typeof value === 'function') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findCode(inner, at ? `${at}.${key}` : key));
}

/** Options of the docs plugin: those of the preset, else of the plugin itself. */
function findDocs({ presets = [], plugins = [] }) {
  const preset = presets.find((entry) => Array.isArray(entry) && entry[1]?.docs);
  const plugin = plugins.find(
    (entry) => Array.isArray(entry) && String(entry[0]).endsWith('plugin-content-docs'),
  );
  return preset?.[1].docs ?? plugin?.[1] ?? {};
}

async function loadConfig() {
  const loaded = loadJiti(configFile, { interopDefault: true, cache: false })(configFile);
  return typeof loaded === 'function' && loaded !== stub ? loaded() : loaded;
}

async function read() {
  const config = await loadConfig();
  const { title, baseUrl, trailingSlash, markdown, themes = [] } = config;
  const docs = findDocs(config);
  return {
    title,
    baseUrl,
    trailingSlash,
    mermaid: markdown?.mermaid === true,
    format: markdown?.format,
    liveCode: themes.some((theme) => String(theme).includes('theme-live-codeblock')),
    docs,
    code: findCode({ docs, markdown }),
  };
}

process.chdir(path.dirname(configFile));
void read().then((facts) => process.stdout.write(JSON.stringify(facts)));
