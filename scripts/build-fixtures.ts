/**
 * `npm run build:fixtures`: builds the fixture site, whose pages use every Markdown construct, in `out-fixtures/`. It has
 * the versions of the real site, and a placeholder page for each version that the fixture lacks.
 */
import { runCommand } from '@/build/run-command';

const command = ['--import', 'tsx', 'scripts/build.ts'];
process.exit(
  await runCommand('node', command, {
    DOCS_CONTENT_DIR: 'tests/fixtures/kitchen-sink',
    DOCS_PLACEHOLDERS: 'on',
    DOCS_OUT_DIR: 'out-fixtures',
  }),
);
