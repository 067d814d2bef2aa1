import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/build/run-command';
import { listFiles } from '@/lib/checks/export/served-files';
import { copyProject, type ProjectCopy } from '../../support/project-copy';

/** A site whose latest version was frozen, before and after an edit of every latest page. */
export type CutSite = Awaited<ReturnType<typeof buildCutSite>>;

/** Whether a page stands at an old address and leads on. */
const leadsOn = (html: string) => html.includes('http-equiv="refresh"');

const isFrozen = (file: string) => /^3\.\d+(\.html$|\/)/.test(file);

/** Reads the HTML of an export by file: that of older versions and that of the latest docs. */
function readExport(out: string, latestPages: readonly string[]) {
  const files = listFiles(out).filter((file) => file.endsWith('.html'));
  const read = (file: string): [string, string] => [file, readFileSync(join(out, file), 'utf8')];
  return {
    frozen: new Map(files.filter(isFrozen).map(read)),
    latest: new Map(latestPages.map(read)),
  };
}

async function run(project: ProjectCopy, script: string, ...args: string[]): Promise<void> {
  const rest = args.length > 0 ? ['--', ...args] : [];
  const code = await runCommand('npm', ['--prefix', project.dir, 'run', '--silent', script, ...rest]);
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
}

function commitAll(project: ProjectCopy): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: project.dir,
    });
  cpSync('.gitignore', join(project.dir, '.gitignore'));
  appendFileSync(join(project.dir, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '--message', 'The fixture site');
}

/** The command asks for a repository; the bundler would take one for the whole project, so it does not stay. */
async function cut(project: ProjectCopy, name: string): Promise<void> {
  commitAll(project);
  await run(project, 'version:cut', name);
  rmSync(join(project.dir, '.git'), { recursive: true });
}

const getPages = (project: ProjectCopy, dir: string): string[] =>
  readdirSync(join(project.dir, dir), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(project.dir, dir, file));

/** Adds a section to every page of the latest version, and a page. */
function editLatest(project: ProjectCopy): void {
  for (const file of getPages(project, 'content/latest'))
    appendFileSync(file, '\n## Added later\n\nThis stands in the latest version alone.\n');
  writeFileSync(join(project.dir, 'content/latest/added-later.md'), '# Added later\n\nA page of its own.\n');
}

/** Cuts 3.10 from the fixture content, builds, edits the latest version, builds again. */
export async function buildCutSite() {
  const project = copyProject('cut', 'tests/fixtures/kitchen-sink');
  await cut(project, '3.10');
  await run(project, 'build');
  const out = join(project.dir, 'out');
  const latestPages = readdirSync(join(out, '3.10'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !leadsOn(readFileSync(join(out, file), 'utf8')),
  );
  const before = readExport(out, latestPages);
  editLatest(project);
  await run(project, 'build');
  return { out, before, after: readExport(out, latestPages), remove: project.remove };
}

/**
 * A page without what each build makes anew, and nothing else:
 * - the build's id in the page's data, by which a page knows that the site was renewed behind it;
 * - names of shared scripts and styles, which are made of their contents;
 * - the hash, in the page's policy, of the script that holds these two.
 */
export const withoutBuildMarks = (html: string): string =>
  html
    .replace(/(\\"b\\":\\")[\w-]+(\\")/g, '$1$2')
    .replace(/(\bstatic\/[a-z]+\/)[\w.-]+(\.(?:js|css))/g, '$1$2')
    .replace(/'sha256-[\w+/]{43}='/g, "'sha256-'");
