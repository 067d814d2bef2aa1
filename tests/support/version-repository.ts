import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import {
  describeServedVersions,
  formatVersionsConfig,
  getRouteFiles,
  type ListedVersions,
} from '@/scripts/versions/written-files';
import { listFiles } from '@/lib/checks/export/served-files';
import { commitFolder, runGit } from './git';
import { servedFixtures } from './make-model';
import { makeFolder, removeFolder } from './temporary-folder';

const archivedVersions = [{ label: '3.8.5', href: 'https://v3p8.docs.ohif.org', about: 'Viewer 3.8' }];

/** Creates a temporary Git repository from the fixture `two-versions` and commits all files. */
async function createVersionRepository() {
  const root = makeFolder();
  const listed: ListedVersions = { servedVersions: servedFixtures, archivedVersions };
  const git = (...args: string[]) => runGit(root, args);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  cpSync('tests/fixtures/two-versions', root, { recursive: true });
  for (const [file, text] of Object.entries(getRouteFiles('3.9'))) write(file, text);
  write('versions.config.ts', await formatVersionsConfig(listed));
  write('README.md', `# Docs: ${describeServedVersions(servedFixtures)}.\n`);
  write('package.json', '{\n  "name": "ohif-docs",\n  "version": "3.10.2"\n}\n');
  write('package-lock.json', '{\n  "name": "ohif-docs",\n  "version": "3.10.2",\n  "packages": {}\n}\n');
  write('content/checks/facts/guide.json', '{}\n');
  write('content/checks/facts-3.9/guide.json', '{}\n');
  write('.gitignore', '.cache/\n');
  commitFolder(root);
  /** Reads all files except those in `.git`: path → content. */
  const readAll = () => {
    const files = listFiles(root).filter((file) => !file.startsWith('.git/'));
    return Object.fromEntries(files.sort().map((file) => [file, read(file)]));
  };
  return { root, listed, git, write, read, readAll, remove: () => removeFolder(root) };
}

/** Creates a new repository before each test of a test file; the returned object is filled when the test starts. */
export function setUpVersionRepository() {
  const project = {} as Awaited<ReturnType<typeof createVersionRepository>>;
  beforeEach(async () => {
    Object.assign(project, await createVersionRepository());
  });
  afterEach(() => project.remove());
  return project;
}
