import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const folder = 'platform/ui-next/src/components';

function readExports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

/**
 * Reads the names that the UI library of the viewer exports: path of the import → sorted names. The paths are the index
 * (without its `export *` statements) and `components/<Name>/<Name>`, for names that the index does not export.
 */
export function readUiExports(viewer: string): Record<string, string[]> {
  const components = join(viewer, folder);
  const index = readExports(join(components, 'index.ts'));
  const own = readdirSync(components)
    .filter((name) => existsSync(join(components, name, `${name}.tsx`)))
    .map((name) => {
      const names = readExports(join(components, name, `${name}.tsx`));
      return [
        `@ohif/ui-next/components/${name}/${name}`,
        names.filter((each) => !index.includes(each)),
      ] as const;
    });
  const found = [['@ohif/ui-next', index] as const, ...own.filter(([, names]) => names.length > 0)];
  return Object.fromEntries(found.map(([source, names]) => [source, [...new Set(names)].toSorted()]));
}
