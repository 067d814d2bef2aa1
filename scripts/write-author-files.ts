/** `npm run schemas`: writes the schemas, the completions and the tables of keys that are generated from the schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildAuthorFiles } from './author-files';

for (const [file, text] of Object.entries(await buildAuthorFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
