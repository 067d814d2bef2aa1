/** `npm run schemas`: writes JSON schemas, editor snippets and documentation tables from the Zod schemas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildAuthorFiles } from './author-files';

for (const [file, text] of Object.entries(await buildAuthorFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
