/** The viewer's library, from which readers import the controls. */
const library = '@ohif/ui-next';

const hoverCard = `${library}/components/HoverCard/HoverCard`;

/** Sources of names that the index of the library does not export. */
const otherSources = new Map([
  ['HoverCard', hoverCard],
  ['HoverCardTrigger', hoverCard],
  ['HoverCardContent', hoverCard],
  ['ImperativePanelHandle', 'react-resizable-panels'],
]);

/** An import of one of our controls, on one line or several. */
const controlImport = /^import (type )?\{([^}]*)\} from '@\/components\/ui\/([\w-]+)';\n/gm;

/** Modules of `components/ui` without a counterpart in the viewer's library. */
const siteOnlyModules = new Set(['showcase-row', 'cn', 'resizable-layout']);

/** Longer imports are broken into lines. */
const lineLength = 100;

const bareName = (name: string) => name.replace(/^type /, '');

/** The module from which authors of extensions import a name. @see acceptance SC-05 */
export const getImportSource = (name: string): string => otherSources.get(name) ?? library;

function writeImport(names: readonly string[], source: string): string {
  const line = `import { ${names.join(', ')} } from '${source}';\n`;
  if (line.length <= lineLength) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${source}';\n`;
}

/** Statements that import names in the viewer, one per source; names of types begin with `type `. */
export function writeImports(names: readonly string[]): string {
  const bySource = new Map<string, Set<string>>();
  for (const name of names) {
    const source = getImportSource(bareName(name));
    bySource.set(source, (bySource.get(source) ?? new Set()).add(name));
  }
  return [...bySource]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([source, list]) => writeImport([...list], source))
    .join('');
}

/** Names that a file imports from our controls; those of types begin with `type `. */
export function readControlImports(source: string): string[] {
  return [...source.matchAll(controlImport)]
    .filter(([, , , file = '']) => !siteOnlyModules.has(file))
    .flatMap(([, type, list = '']) =>
      list
        .split(',')
        .map((name) => bareName(name.trim()) && `${type ?? ''}${name.trim()}`)
        .filter(Boolean),
    );
}

/**
 * The source of a demo as readers see it: the file that runs, with controls imported from the viewer's library in one
 * statement, and without `'use client'`.
 *
 * @param source text of the file
 * @see acceptance SC-05
 */
export function readDemo(source: string): string {
  const names = readControlImports(source).toSorted((a, b) => bareName(a).localeCompare(bareName(b)));
  let isWritten = false;
  return source
    .replace(/^'use client';\n+/, '')
    .replace(controlImport, (whole, _type, _list, file: string) => {
      if (siteOnlyModules.has(file)) return whole;
      const statements = isWritten ? '' : writeImports(names);
      isWritten = true;
      return statements;
    })
    .trimEnd();
}
