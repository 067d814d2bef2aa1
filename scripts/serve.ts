/** `npm run serve [-- folder]`: serves a finished export at http://localhost:3000 or the next free port. */
import './report-settings';
import { serveFolder } from '@/tools/serve-folder';
import { env } from '@/lib/site/env';
import { requireFinishedSite } from './fail';

const dir = process.argv[2] ?? env.outDir;
requireFinishedSite(dir);
const { port } = await serveFolder({ dir, port: Number(process.env.PORT ?? 3000), basePath: env.basePath });
console.log(`\nThe documentation is at http://localhost:${port}${env.basePath}/\nPress Ctrl+C to stop.`);
