/** `npm run build:fixtures`: builds a second site in `out-fixtures/` from content that uses every construct. */
import { runCommand } from '@/lib/build/run-command';

const command = ['--import', 'tsx', 'scripts/build.ts'];
process.exit(
  await runCommand('node', command, {
    DOCS_CONTENT_DIR: 'tests/fixtures/kitchen-sink',
    DOCS_OUT_DIR: 'out-fixtures',
  }),
);
