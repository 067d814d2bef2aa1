import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}tests/unit/empty.ts` },
];

const unitTests = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/unit/${file}`);
/** Unit tests that replace modules or change settings, which other tests in the same process would see. */
const isolatedTests = unitTests.filter((file) =>
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv)\b|process\.env\.\w+ =/.test(
    readFileSync(root + file, 'utf8'),
  ),
);

const unit = {
  setupFiles: ['tests/unit/setup.ts'],
  environment: 'node',
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Long enough for tests of all pages on slow machines.
  testTimeout: 300_000,
};

/**
 * The projects `unit` need only the source code; `content` checks the site's own pages; `samples` also needs nginx
 * and shellcheck; `export` needs the finished exports in `out` and `out-fixtures`; `commands` runs commands of
 * `package.json`.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit-isolated',
          include: isolatedTests,
        },
      },
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: isolatedTests,
          // Without processes of their own, tests share the modules that they import, which halves their time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          environment: 'node',
          // Most tests need the rendered pages, which take longer than all tests, so one process renders them once.
          isolate: false,
          fileParallelism: false,
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
          name: 'export',
          include: ['tests/export/**/*.test.ts'],
          environment: 'node',
          // The tests share the modules that they import.
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'commands',
          // The fixture site lacks versions that the real site has since a version was frozen.
          env: { DOCS_PLACEHOLDERS: 'on' },
          // Tests in tests/commands/all are slow, because each builds a site, so only `npm run test:all` runs them.
          include: [
            'tests/commands/*.test.ts',
            ...(process.env.DOCS_TEST_ALL ? ['tests/commands/all/*.test.ts'] : []),
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
