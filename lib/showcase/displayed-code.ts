/** The viewer's package, from which authors of extensions import the controls. */
const library = '@ohif/ui-next';

const hoverCard = `${library}/components/HoverCard/HoverCard`;

/** Modules to import from, for names that the viewer's package does not export from its index. */
const otherSources = new Map([
  ['HoverCard', hoverCard],
  ['HoverCardTrigger', hoverCard],
  ['HoverCardContent', hoverCard],
  ['ImperativePanelHandle', 'react-resizable-panels'],
]);

/** Matches an import from a module in `components/ui`, on one line or several lines. */
const controlImport = /^import (type )?\{([^}]*)\} from '@\/components\/ui\/([\w-]+)';\n/gm;

/** Modules of `components/ui` that do not exist in the viewer's package. */
const siteOnlyModules = new Set(['showcase-row', 'cn', 'resizable-layout']);

/** Maximum line length; longer import statements are written with one name per line. */
const lineLength = 100;

const bareName = (name: string) => name.replace(/^type /, '');

/** Returns the module from which authors of extensions import a name. @see acceptance SC-05 */
export const getImportSource = (name: string): string => otherSources.get(name) ?? library;

function writeImport(names: readonly string[], source: string): string {
  const line = `import { ${names.join(', ')} } from '${source}';\n`;
  if (line.length <= lineLength) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${source}';\n`;
}

/** Returns import statements for an extension's code, one for each module. Names of types must begin with `type `. */
export function formatImportStatements(names: readonly string[]): string {
  const bySource = new Map<string, Set<string>>();
  for (const name of names) {
    const source = getImportSource(bareName(name));
    bySource.set(source, (bySource.get(source) ?? new Set()).add(name));
  }
  return [...bySource]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([source, list]) => writeImport([...list], source))
    .join('');
}

/** Lists the names that a demo imports from `components/ui`; names of types begin with `type `. */
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
 * Converts the source of a demo to the displayed code, which imports from the viewer's package. @see acceptance SC-05
 */
export function toDisplayedCode(source: string): string {
  const names = readControlImports(source).toSorted((a, b) => bareName(a).localeCompare(bareName(b), 'en'));
  let isWritten = false;
  return source
    .replace(/^'use client';\n+/, '')
    .replace(controlImport, (whole, _type, _list, file: string) => {
      if (siteOnlyModules.has(file)) return whole;
      const statements = isWritten ? '' : formatImportStatements(names);
      isWritten = true;
      return statements;
    })
    .trimEnd();
}
