import { readdirSync, readFileSync } from 'node:fs';

/** A command or variable that another file starts or sets. */
interface StartedElsewhere {
  /** A test, or a file that starts tests. */
  startedBy: string;
}

/** A command that `tests/commands/all/documented-commands.test.ts` runs in a copy of the project. */
export interface CommandRun {
  /** The command with placeholders filled in, or its smallest input; by default as documented. */
  run?: string;
  /** Expected exit code; 0 by default. */
  code?: number;
  /** What the command prints. */
  output?: RegExp;
  /** The command is stopped once it has printed this. An address in the first group must answer. */
  until?: RegExp;
  /** Files that exist afterwards. */
  files?: readonly string[];
  /** True if the command needs a Git repository without uncommitted changes. */
  inCleanTree?: true;
}

const byTestRun: StartedElsewhere = { startedBy: 'scripts/test.ts' };
const byUnusualSite: StartedElsewhere = { startedBy: 'tests/commands/unusual/site.ts' };
/** No viewer runs at this address on any computer, because the port is reserved. */
const withoutViewer = (run: string): CommandRun => ({
  run: `${run} --viewer http://localhost:9`,
  code: 1,
  output: /^No viewer answers at http:\/\/localhost:9\. Start it first/m,
});
const external = 'npm run check:external';
const updateSnapshots = 'npx playwright test aria --update-snapshots';
/** Lists browser tests without running them. */
const list = (run: string, output: RegExp): CommandRun => ({ run: `${run} --list`, output });
/** Starts a benchmark on a computer that cannot install the other tools. */
const offline = (command: string) => `npm_config_offline=true npm_config_cache=.cache/empty ${command}`;
/** Adds a language to the site, as docs/translations.md describes. */
const addLocale = `sed -i "s/locales: \\['en'\\]/locales: ['en', 'de']/; s/^ *en: {.*/&\\n de: { label: 'Deutsch', direction: 'ltr', htmlLang: 'de', calendar: 'gregory', path: 'de' },/" site.config.ts`;
const smallContent = 'DOCS_CONTENT_DIR=tests/fixtures/kitchen-sink DOCS_PLACEHOLDERS=on';
const address = /The documentation is at (http:\S+)/;

/** Each documented command and variable, with how it is tested. Commands run in this order. */
export const documentedCommands: Readonly<Record<string, StartedElsewhere | CommandRun>> = {
  'npm ci': { startedBy: '.ci/run' },
  'npm test': { startedBy: '.ci/run' },
  'npm run test:all': { startedBy: '.github/workflows/nightly.yml' },
  'npm run build': byTestRun,
  'npm run build:fixtures': byTestRun,
  'npm run content': byTestRun,
  'npm run types': byTestRun,
  'npm run test:unit': byTestRun,
  'npm run test:content': byTestRun,
  'npm run test:export': byTestRun,
  'npm run test:commands': byTestRun,
  'npm run test:e2e': byTestRun,
  'DOCS_TEST_ALL=on npm run test:commands -- hosting': byTestRun,
  'DOCS_TEST_ALL=on npm run test:commands -- engines': byTestRun,
  'DOCS_TEST_ALL=on npm run test:commands -- header': byTestRun,
  'npm run dev': { startedBy: 'tests/commands/dev.test.ts' },
  'npm run samples': { startedBy: 'tests/commands/all/version-cut.test.ts' },
  'npm run version:cut': { startedBy: 'tests/commands/all/version-cut.test.ts' },
  'DOCS_BASE_PATH=/docs npm run build': byUnusualSite,
  'npm run bundle -- --key key.pem': { startedBy: 'tests/commands/all/offline-bundle.test.ts' },

  // `npm start` leaves compressed files in `out`, which the next commands must not mistake for others.
  'npm start': { until: address, files: ['out/404.html', 'out/versions.html.br', 'out/versions.html.gz'] },
  'npm run bundle': { output: /^out\/downloads\/\S+\.zip {2}[\d.]+ MB {2}SHA-256 [\da-f]{64}$/m },
  'npm run bundle -- --no-clips': { output: /^out\/downloads\/\S+\.zip {2}[\d.]+ MB/m },
  'npm run pdf': { output: /^out\/downloads\/\S+-user-guide\.pdf$/m },
  CHROMIUM_PATH: { run: 'CHROMIUM_PATH=/no-browser npm run pdf', code: 1, output: /\/no-browser/ },
  'npm run baseline': { code: 2, output: /^Usage:$/m },
  'npm run baseline -- record out before.json': { output: /^Recorded \d+ pages in before\.json\.$/m },
  'npm run baseline -- compare before.json out': { output: /^No differences\.$/m },
  'npm run hosting:compress': { output: /^Compressed \d+ files in/m, files: ['out/versions.html.br'] },
  'npm run serve': { until: address },
  'npx serve out': { until: /Accepting connections at (http:\S+)/ },

  'npm run write-translations': { code: 1, output: /^Write: npm run write-translations -- --locale de$/m },
  'npm run write-translations -- --locale de': { files: ['i18n/de/code.json'] },
  'DOCS_LOCALE=de DOCS_BASE_PATH=/de DOCS_OUT_DIR=out-de npm run build': {
    run: `${addLocale} && DOCS_COMMIT=1a2b3c4 ${smallContent} DOCS_LOCALE=de DOCS_BASE_PATH=/de DOCS_OUT_DIR=out-de npm run build`,
    files: ['out-de/index.html'],
  },
  DOCS_LOCALE: { run: 'grep -o "<html[^>]*>" out-de/index.html', output: /lang="de"/ },
  DOCS_COMMIT: { run: 'head -2 out-de/build-manifest.json', output: /"commit": "1a2b3c4"/ },

  'npm run content -- --json': { output: /"errors": 0/ },
  // A pager reads slowly, but must receive all of a long output.
  'npm run facts': {
    run: 'set -o pipefail; npm run facts | (sleep 8; cat)',
    output: /^all corrections +\d+ +\d+ +0$/m,
  },
  'npm run search:eval': { output: /hit@3/ },
  'npm run search:eval -- "a question"': { output: /^10 \//m },
  'npm run schemas': { output: /^docs\/checks\.md$/m, files: ['schemas/frontmatter.json'] },
  'npm run search:push': { code: 1, output: /^Set DOCS_SEARCH_APP_ID, .* DOCS_SEARCH_WRITE_KEY/m },
  'npm run check:external': { run: `CI=true ${external}`, code: 2, output: /^check:external sends/m },
  'npm run test:unit -- showcase': { output: /showcase\/.*\.test\.ts/ },
  'npm run test:unit -- deploy-tools': { output: /deploy-tools\/.*\.test\.ts/ },
  'npm run test:content -- config-samples': { output: /config-samples\.test\.ts/ },
  'npm run test:unit -- mistakes': { output: /mistakes\.test\.ts/ },
  'npm run test:e2e -- showcase': list(
    'npm run test:e2e -- showcase',
    /^Total: [1-9]\d* tests in \d+ files$/m,
  ),
  'npx playwright test <name>': list('npx playwright test search-page', /search-page\.spec\.ts/),
  'npx playwright test aria --update-snapshots': list(updateSnapshots, /aria\.spec\.ts/),
  'npx vitest run --project unit tests/unit/lib/mdx/highlight.test.ts': { output: /highlight\.test\.ts/ },
  'npx vitest run --project unit tests/unit/lib/site/breakpoint.test.ts': { output: /breakpoint\.test\.ts/ },
  'npx vitest run --project <unit, content, export or commands> <file>': {
    run: 'npx vitest run --project content tests/content/corrected-claims.test.ts',
    output: /corrected-claims\.test\.ts/,
  },

  'npm run screenshots': { code: 1, output: /^Write: npm run screenshots -- --viewer/m },
  'npm run screenshots -- --viewer http://localhost:8080 my-screenshot': withoutViewer(
    'npm run screenshots -- my-screenshot',
  ),
  'npm run samples:run -- --viewer http://localhost:8080': withoutViewer('npm run samples:run --'),
  'npm run samples:run -- --viewer http://localhost:8080 --reasons': withoutViewer(
    'npm run samples:run -- --reasons',
  ),
  'npm run viewer:names -- --viewer <address>': withoutViewer('npm run viewer:names --'),
  'npm run viewer:names -- --viewer <address> --version 3.11': withoutViewer(
    'npm run viewer:names -- --version 3.11',
  ),
  'npm run samples:viewer -- <checkout of the viewer> 3.11': {
    run: 'npm run samples:viewer -- docs 3.11',
    code: 1,
    output: /docs is not a checkout of the viewer/,
  },

  'npm run bench': { run: offline('npm run bench'), until: /write the pages: Docusaurus/ },

  'npm run version:diff': { code: 2, output: /^Usage: npm run version:diff -- <from> <to>/m },
  'npm run version:diff -- 3.9 latest': { output: /^\d+ added, \d+ removed, .* the same$/m },
  'npm run version:diff -- 3.9 latest --json': { output: /"from":\s*\{\s*"name":\s*"3\.9"/ },
  'npm run version:retire': { code: 2, output: /^Usage: npm run version:retire -- <version> --to <url>$/m },
  'npm run version:retire -- 3.9 --to https://v3p9.docs.example.org': {
    inCleanTree: true,
    output: /^Version 3\.9 is now a link to https:\/\/v3p9\.docs\.example\.org\./m,
  },
  'npm run version:cut -- 3.10 --next 3.11.0 --since 2026-11': {
    startedBy: 'tests/commands/all/version-cut.test.ts',
  },
  'npm run version:cut -- 3.10 --next 3.11.0 --since 2026-11 --maintained': {
    inCleanTree: true,
    output: /^Version 3\.10 is frozen in content\/3\.10 /m,
    files: ['content/3.10/README.md'],
  },
  'npm run new:page -- faq/my-page --title "My page"': { files: ['content/latest/faq/my-page.md'] },
  'npm run new:page -- my-page --version site': { files: ['content/site/my-page.md'] },

  DOCS_BASE_PATH: byUnusualSite,
  DOCS_DEBUG_PAGES: byUnusualSite,
  NEXT_PUBLIC_ANALYTICS_ID: byUnusualSite,
  DOCS_SEARCH_APP_ID: byUnusualSite,
  DOCS_SEARCH_API_KEY: byUnusualSite,
  DOCS_SEARCH_INDEX: byUnusualSite,
  DOCS_SEARCH_HOST: byUnusualSite,
  DOCS_SEARCH_WRITE_KEY: byUnusualSite,
  DOCS_OUT_DIR: { startedBy: 'tests/commands/all/offline-copies.ts' },
  DOCS_PAGE_SECONDS: { startedBy: 'tests/commands/content.test.ts' },
  DOCS_TEST_ALL: byTestRun,
};

/** Returns the code of a document: the lines of its fenced blocks, and its code spans. */
function listCode(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
  const rest = text.replaceAll(/^```\w*\n.*?^```/gms, '');
  return [...blocks, ...[...rest.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)];
}

const command = /^(?:[A-Z_]+=\S+ )*(?:npm (?:run|start|test|ci)\b|npx )/;

/** Lists the npm commands, the options on their own, and the environment variables that the documents name. */
export function listDocumented() {
  const guides = readdirSync('docs').filter((file) => file.endsWith('.md'));
  const files = ['README.md', 'CONTRIBUTING.md', ...guides.map((file) => `docs/${file}`)];
  const code = files.flatMap((file) => listCode(readFileSync(file, 'utf8')));
  const parts = code.flatMap((line) => line.split('&&')).map((part) => part.trim());
  return {
    commands: new Set(parts.filter((part) => command.test(part))),
    options: new Set(parts.flatMap((part) => /^--[a-z][a-z-]*/.exec(part)?.[0] ?? [])),
    variables: new Set(code.flatMap((line) => line.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])),
  };
}
