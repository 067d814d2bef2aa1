import { cpSync, readFileSync } from 'node:fs';
import { beforeEach } from 'vitest';
import {
  describeServedVersions,
  formatVersionsConfig,
  getRouteFiles,
  type ListedVersions,
} from '@/scripts/versions/written-files';
import { listFiles } from '@/lib/checks/export/served-files';
import { commitFolder, runGit } from './git';
import { servedFixtures } from './make-model';
import { useFolder } from './use-folder';

const archivedVersions = [{ label: '3.8.5', href: 'https://v3p8.docs.ohif.org', about: 'Viewer 3.8' }];

/** Creates a Git repository from the fixture `two-versions` before each test of a test file, and commits all files. */
export function setUpVersionRepository() {
  const { at, write } = useFolder();
  const listed: ListedVersions = { servedVersions: servedFixtures, archivedVersions };
  const read = (file: string) => readFileSync(at(file), 'utf8');
  beforeEach(async () => {
    cpSync('tests/fixtures/two-versions', at(), { recursive: true });
    for (const [file, text] of Object.entries(getRouteFiles('3.9'))) write(file, text);
    write('versions.config.ts', await formatVersionsConfig(listed));
    write('README.md', `# Docs: ${describeServedVersions(servedFixtures)}.\n`);
    write('package.json', '{\n  "name": "ohif-docs",\n  "version": "3.10.2"\n}\n');
    write('package-lock.json', '{\n  "name": "ohif-docs",\n  "version": "3.10.2",\n  "packages": {}\n}\n');
    write('content/checks/facts/guide.json', '{}\n');
    write('content/checks/facts-3.9/guide.json', '{}\n');
    write('.gitignore', '.cache/\n');
    commitFolder(at());
  });
  return {
    /** Path of the repository, which differs between tests. */
    get root() {
      return at();
    },
    listed,
    git: (...args: string[]) => runGit(at(), args),
    write,
    read,
    /** Reads all files except those in `.git`: path → content. */
    readAll() {
      const files = listFiles(at()).filter((file) => !file.startsWith('.git/'));
      return Object.fromEntries(files.sort().map((file) => [file, read(file)]));
    },
  };
}
