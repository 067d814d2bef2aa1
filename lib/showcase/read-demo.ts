/** Name under which readers get the controls. */
const library = '@ohif/ui-next';

/** An import of one of our controls, over one line or several. */
const controlImport = /^import (type )?\{([^}]*)\} from '@\/components\/ui\/([\w-]+)';\n/gm;

/** Modules of `components/ui` that the viewer's library has no counterpart of. */
const ownModules = new Set(['showcase-row', 'cn']);

/** Longest line of an import before it is broken. */
const lineLength = 100;

/** A statement that imports names from the viewer's library. */
export function writeImport(names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '${library}';\n`;
  if (line.length <= lineLength) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${library}';\n`;
}

/**
 * The source of a demo as readers get it: the file that runs, with our controls imported from the viewer's library in
 * one statement, and without the mark for the bundler.
 *
 * @param source text of the file
 * @see acceptance SC-05
 */
export function readDemo(source: string): string {
  const names: string[] = [];
  let place: number | undefined;
  const text = source
    .replace(/^'use client';\n+/, '')
    .replace(controlImport, (whole, type: string | undefined, list: string, file: string, offset: number) => {
      if (ownModules.has(file)) return whole;
      place ??= offset;
      const found = list.split(',').map((name) => name.trim());
      names.push(...found.filter(Boolean).map((name) => (type ? `type ${name}` : name)));
      return '';
    });
  if (place === undefined) return text.trimEnd();
  const sorted = [...new Set(names)].sort((a, b) => a.localeCompare(b));
  return `${text.slice(0, place)}${writeImport(sorted)}${text.slice(place)}`.trimEnd();
}
