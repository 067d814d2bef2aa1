import { page, unreachable, type Any } from './page';

interface Bundle {
  load(id: string): Any;
  modules: { id: string; path: string; keys: ReadonlyMap<string, string> }[];
}

/** Folders of packages, as the bundle names them. */
const folders: Readonly<Record<string, string>> = {
  '@ohif/core': 'core/src/',
  '@ohif/ui': '../ui/src/',
  '@ohif/ui-next': 'ui-next/src/',
  '@ohif/i18n': 'i18n/src/',
};

/**
 * Reads the modules of the viewer's bundle: `path`, such as `../ui-next/src/index.ts`, and `keys`, which tells under
 * which key a name is exported. Both are in comments, so webpack or Rspack must not have minified the bundle.
 */
function readBundle(): Bundle {
  const name = Object.keys(page).find((key) => /^(webpack|rspack)Chunk/.test(key));
  let load: Any;
  page[name ?? '']?.push([[`samples-${Math.random()}`], {}, (found: Any) => (load = found)]);
  const sources = Object.entries<Any>(load?.m ?? {}).map(([id, factory]) => [id, String(factory)] as const);
  const paths = new Map<string, string>();
  const external = /\/\/ EXTERNAL MODULE: (\S+)[^\n]*\n\s*var \w+ = __webpack_require__\("?([^")]+)"?\)/g;
  for (const [, text] of sources)
    for (const [, path = '', id = ''] of text.matchAll(external)) paths.set(id, path);
  const modules = sources.map(([id, text]) => {
    const path = paths.get(id) ?? '';
    return { id, path, keys: readExports(text, path) };
  });
  return { load, modules };
}

/** Reads `zxk: () => (components_Button)`: Button is at zxk. A nameless default export has the name of its file. */
function readExports(text: string, path: string): Map<string, string> {
  const keys = new Map<string, string>();
  const entry = /^\s*"?([\w$]+)"?: \(\) => \((?:\/\*[^*]*\*\/ ?)?([\w$]+)(?:\/\* ([\w$]+) \*\/)?/gm;
  for (const [, key = '', binding = '', comment] of text.slice(0, 20_000).matchAll(entry)) {
    const file =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? '';
    const short = binding === '__WEBPACK_DEFAULT_EXPORT__' ? file : binding.replace(/_namespaceObject$/, '');
    // A short key is a shortened name.
    const own = key.length > 3 ? [key] : [];
    const names =
      comment && comment !== 'default'
        ? [comment]
        : [short, short.replace(/^.*?_/, ''), short.replace(/^.*_/, '')];
    for (const name of [...own, ...names]) if (!keys.has(name)) keys.set(name, key);
  }
  return keys;
}

let bundle: Bundle | undefined;

/**
 * Returns an export of a module of the running viewer.
 * @throws Error if it can't be reached
 */
export function readModule(module: string, name: string): Any {
  const known = readGlobal(module, name);
  if (known !== undefined) return known;
  bundle ??= readBundle();
  const extension = module.replace('@ohif/extension-', '');
  const folder =
    folders[module] ?? (extension === module ? `node_modules/${module}/` : `extensions/${extension}/src/`);
  const all = bundle.modules.filter(({ path }) => path.includes(folder));
  const index = all.filter(({ path }) => path.includes(`${folder}index`));
  for (const { id, keys } of [...index, ...all]) {
    const key = name === 'default' ? (keys.get('default') ?? keys.get('src')) : keys.get(name);
    const exported: Any = key === undefined ? undefined : bundle.load(id)[key];
    const value: Any = keys.size === 0 ? readCommonJs(bundle.load(id), name) : exported;
    if (value !== undefined) return value;
  }
  bundle = undefined; // later, more of the viewer may be loaded
  throw unreachable(`${name} of ${module} can't be reached from outside`);
}

const readCommonJs = (value: Any, name: string) =>
  name === 'default' ? (value.default ?? value) : value[name];

/** Returns what the viewer offers as a global, or the class of a manager or a service. */
function readGlobal(module: string, name: string): Any {
  if (module === '@cornerstonejs/core') return page.cornerstone?.[name];
  if (module === '@cornerstonejs/tools') return page.cornerstoneTools?.[name];
  if (module !== '@ohif/core') return undefined;
  const managers = Object.values<Any>(page.sampleManagers ?? {});
  const instances = [...managers, ...Object.values<Any>(page.services ?? {})];
  return instances.find((instance) => instance?.constructor?.name === name)?.constructor;
}
