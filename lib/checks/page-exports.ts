import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Problem } from '@/lib/content/types';
import { toProblem } from '@/lib/content/validate-keys';
import { listPageModules } from './app-pages';

/** Whether a module has a default export, written or passed on; one that cannot be read is left to the compiler. */
function hasDefaultExport(file: string, source: string): boolean {
  const { errors, module } = parseSync(file, source);
  if (errors.length > 0) return true;
  return module.staticExports.some(({ entries }) =>
    entries.some(
      ({ exportName, isType }) => !isType && (exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  );
}

/**
 * Reports modules of pages below `app/` without a default export, before Next.js is started.
 * @see acceptance BLD-05
 */
export function checkPageExports(root: string): Problem[] {
  return listPageModules(root)
    .filter(({ file }) => !hasDefaultExport(file, readFileSync(path.join(root, file), 'utf8')))
    .map(({ route, file }) => {
      const message = `The page of "${route}" has no default export, so it cannot be rendered.`;
      const hint = 'Export the component that renders the page: export default function Page() { … }.';
      return toProblem(file, { line: 1 }, 'page-without-default-export', message, hint);
    });
}
