import path from 'node:path';
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild';
import type { ProblemWithoutPlace, BodyPlace } from '@/lib/mdx/context';
import { resolveSpecifier, toRelative, type PageSource } from './page-source';

/** An import or export statement of a page. */
export interface ScopeLine {
  text: string;
  /** Names that the statement defines for the page. */
  names: string[];
  place: BodyPlace;
}

/** Bundled imports and exports of a page, with the problems found in them. */
export interface BundledScope {
  /** CommonJS code for `runPageScope`; empty if bundling failed. */
  code: string;
  /** Imported images, as paths relative to the page. */
  images: string[];
  problems: (ProblemWithoutPlace & { place: BodyPlace })[];
}

const entry = 'page.jsx';

const suppliedModules = ['react', 'react-dom'].flatMap((name) => [name, `${name}/*`]);
suppliedModules.push('@theme/*', '@theme-original/*', '@docusaurus/*', '@mdx-js/react');

/** React hooks that have an effect only in a browser. */
const browserHooks = /\b(useState|useReducer|useEffect|useLayoutEffect|useSyncExternalStore|useTransition)\b/;
const handlers =
  /\b(on(?:Click|DoubleClick|Change|Input|Submit|Focus|Blur|Scroll|Key[A-Z]\w+|Mouse[A-Z]\w+|Pointer[A-Z]\w+|Touch[A-Z]\w+|Drag\w*))\s*:/;

/**
 * Bundles the imports and exports of a page. React and modules of Docusaurus are not bundled: `runPageScope` supplies them.
 * Reports components that use browser features, because they stay in their initial state.
 * @see acceptance BLD-11
 */
export async function bundlePageScope(
  lines: readonly ScopeLine[],
  source: PageSource,
): Promise<BundledScope> {
  const first = lines[0]?.place ?? { line: 1, column: 1 };
  try {
    const images = new Set<string>();
    const result = await build({
      plugins: [picturePaths(source, images)],
      stdin: {
        contents: [...new Set(lines.map(({ text }) => text))].join('\n'),
        resolveDir: source.dir,
        sourcefile: entry,
        loader: 'jsx',
      },
      bundle: true,
      write: false,
      outdir: source.dir,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      logLevel: 'silent',
      alias: { '@site': source.siteDir },
      nodePaths: [path.join(process.cwd(), 'node_modules')],
      external: suppliedModules,
      loader: { '.js': 'jsx', '.css': 'local-css', '.md': 'text', '.mdx': 'text' },
    });
    const code = result.outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
    const hasStyles = result.outputFiles.some((file) => file.path.endsWith('.css'));
    const problems = [...findBrowserCode(code), ...(hasStyles ? [leftOutStyles] : [])];
    return { code, images: [...images], problems: problems.map((problem) => ({ ...problem, place: first })) };
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    return { code: '', images: [], problems: errors.map((fault) => explain(fault, lines, source)) };
  }
}

/**
 * Replaces an image that a component imports with its path relative to the page, and adds the path to `images`. The
 * image is then copied, and checked for existence, like an image of the page itself.
 */
function picturePaths({ dir, siteDir }: PageSource, images: Set<string>): Plugin {
  return {
    name: 'picture-paths',
    setup(bundler) {
      bundler.onResolve(
        { filter: /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i },
        ({ path: specifier, resolveDir }) => {
          const file = resolveSpecifier(specifier, { dir: resolveDir, siteDir });
          return file === null ? undefined : { path: file, namespace: 'picture' };
        },
      );
      bundler.onLoad({ filter: /.*/, namespace: 'picture' }, ({ path: file }) => {
        const href = toRelative(dir, file);
        images.add(href);
        return { contents: `export default ${JSON.stringify(href)}`, loader: 'js' };
      });
    },
  };
}

function findBrowserCode(code: string): ProblemWithoutPlace[] {
  const found = browserHooks.exec(code)?.[1] ?? handlers.exec(code)?.[1];
  if (found === undefined) return [];
  return [
    {
      rule: 'browser-component',
      message: `A component of this page uses "${found}", which works only in a browser, so the component stays in its initial state.`,
      hint: 'Describe the interaction in text, or add the component to this site in components/mdx.',
      severity: 'warning',
    },
  ];
}

const leftOutStyles: ProblemWithoutPlace = {
  rule: 'component-styles',
  message: 'The styles of the components that this page imports are omitted.',
  hint: 'Add the required styles to app/styles, with class names of your choice.',
  severity: 'warning',
};

/** Converts a bundler error to a problem at the import. If the error is in another file, the message names it. */
function explain(
  { text, location }: Message,
  lines: readonly ScopeLine[],
  source: PageSource,
): BundledScope['problems'][number] {
  const isOwn = location === null || location.file.endsWith(entry);
  const own =
    lines.find((line) => location && isOwn && line.text.includes(location.lineText.trim())) ?? lines[0];
  const where = isOwn ? '' : ` (${nameFile(location, source)})`;
  return {
    place: own?.place ?? { line: 1, column: 1 },
    rule: 'local-component',
    message: `The imports of this page cannot be bundled: ${text.replace(/[.\s]*$/, '')}${where}.`,
    hint: text.startsWith('Could not resolve')
      ? 'Correct the path, or install the packages of the site in its folder (npm ci).'
      : 'Correct the named file.',
    severity: 'error',
  };
}

function nameFile({ file, line, column }: NonNullable<Message['location']>, { siteDir }: PageSource): string {
  return `${path.relative(siteDir, path.resolve(file))}:${line}:${column + 1}`;
}
