import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}tests/unit/empty.ts` },
];

/** `unit` needs nothing but the source; `samples` also nginx and shellcheck; `build` reads the finished exports; `scripts` runs the commands of package.json. */
export default defineConfig({
  test: {
    // Vitest would leave one core idle, which is half of a machine with two.
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
          // Generous, for busy machines.
          testTimeout: 60_000,
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
          // Those in all/ build sites of their own, which only `npm run test:all` has the time for.
          include: [
            'tests/scripts/*.test.ts',
            ...(process.env.DOCS_TEST_ALL ? ['tests/scripts/all/*.test.ts'] : []),
          ],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 600_000,
          // Each builds or serves a site.
          fileParallelism: false,
        },
      },
    ],
  },
});
