/** `npm run serve [-- folder]`: serves a finished export at http://localhost:3000 or the next free port. */
import './report-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '@/tools/serve-folder';
import { env } from '@/lib/site/env';

const dir = process.argv[2] ?? env.outDir;
if (!existsSync(join(dir, '404.html'))) {
  console.error(`${dir}/ does not contain a finished site. Run "npm run build" first.`);
  process.exit(1);
}
const { port } = await serveFolder({ dir, port: Number(process.env.PORT ?? 3000), basePath: env.basePath });
console.log(`\nThe documentation is at http://localhost:${port}${env.basePath}/\nPress Ctrl+C to stop.`);
