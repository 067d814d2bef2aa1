import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { listPageModules } from './app-pages';

/** True if a module has a default export. Also true if the module cannot be parsed, since the compiler reports that. */
function hasDefaultExport(file: string, source: string): boolean {
  const { errors, module } = parseSync(file, source);
  if (errors.length > 0) return true;
  return module.staticExports.some(({ entries }) =>
    entries.some(
      ({ exportName, isType }) => !isType && (exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  );
}

/** Reports page modules below `app/` that have no default export, before Next.js starts. @see acceptance BLD-05 */
export function checkPageExports(root: string): Problem[] {
  return listPageModules(root)
    .filter(({ file }) => !hasDefaultExport(file, readFileSync(path.join(root, file), 'utf8')))
    .map(({ route, file }) => {
      const message = `The page of "${route}" has no default export, so it cannot be rendered.`;
      const hint = 'Export the component that renders the page: export default function Page() { … }.';
      return createKeyProblem(file, { line: 1 }, 'page-without-default-export', message, hint);
    });
}
