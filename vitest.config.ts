import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}tests/unit/empty.ts` },
];

/**
 * The project `unit` needs only the source code; `samples` also needs nginx and shellcheck; `build` needs the finished
 * exports in `out` and `out-fixtures`; `scripts` runs commands of `package.json`.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/setup.ts'],
          environment: 'node',
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          // Long enough for tests of all pages on slow machines.
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          fileParallelism: false,
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'scripts',
          // Tests in tests/scripts/all are slow, because each builds a site, so only `npm run test:all` runs them.
          include: [
            'tests/scripts/*.test.ts',
            ...(process.env.DOCS_TEST_ALL ? ['tests/scripts/all/*.test.ts'] : []),
          ],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 600_000,
          // Each test file builds or serves a site, so two at a time would slow each other down.
          fileParallelism: false,
        },
      },
    ],
  },
});
