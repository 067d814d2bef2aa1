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
 * Names that the viewer's UI library exports, sorted, by the address that they are imported from: those of its index,
 * and those that only the file of a component has, which the library's package opens as `components/<Name>/<Name>`.
 * What the index takes over by `export *` is left out.
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
