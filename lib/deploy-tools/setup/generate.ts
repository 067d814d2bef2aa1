import type { Answers, Host } from './answers';
import { buildApache } from './data/apache';
import { buildAppConfig } from './data/app-config';
import { buildCaddy } from './data/caddy';
import { buildChecks } from './data/checks';
import { buildComposeFiles } from './data/compose';
import { buildCorsFiles } from './data/cors';
import { buildIis } from './data/iis';
import { buildLoginProxy } from './data/login-proxy';
import { buildNginx } from './data/nginx';
import { buildNotes, type SetupNote } from './data/notes';
import { buildSteps } from './data/steps';
import { joinParts, type Part, type SetupFile, type Step } from './parts';
import { fitAnswers } from './questions';
import { createSetup, type Setup } from './setup';

/** A generated setup, in reading order. */
export interface GeneratedSetup {
  /** Address of the viewer's start page. */
  url: string;
  notes: SetupNote[];
  files: SetupFile[];
  steps: Step[];
  checks: Step[];
}

type Template = readonly [name: string, about: string, build: (setup: Setup) => Part[]];

/** Configuration of each web server; none for object storage. */
const serverFiles: Readonly<Partial<Record<Host, Template>>> = {
  docker: ['viewer.conf.template', 'The configuration of nginx in the container.', buildNginx],
  nginx: ['viewer.conf', 'The configuration of nginx.', buildNginx],
  apache: ['viewer.conf', 'The virtual host for Apache.', buildApache],
  caddy: ['Caddyfile', 'The configuration of Caddy.', buildCaddy],
  iis: ['web.config', 'The configuration of the site in IIS.', buildIis],
};

/**
 * Generates a setup. Answers that do not work with earlier ones are replaced, and texts that cannot be used by examples,
 * so every input has a result.
 */
export function generateSetup(answers: Answers): GeneratedSetup {
  const setup = createSetup(fitAnswers(answers));
  const { host, route, isBehindLogin } = setup;
  const fill = (...templates: readonly (Template | false | undefined)[]): SetupFile[] =>
    templates
      .filter((template) => template !== undefined && template !== false)
      .map(([name, about, build]) => ({ name, about, parts: build(setup) }));
  const files = [
    ...fill(['app-config.js', 'The config of the viewer.', buildAppConfig], serverFiles[host]),
    ...(host === 'docker' ? buildComposeFiles(setup) : []),
    ...fill(isBehindLogin && ['oauth2-proxy.cfg', 'The settings of the login proxy.', buildLoginProxy]),
    ...(route === 'cors' ? buildCorsFiles(setup) : []),
  ];
  return {
    url: setup.url,
    notes: buildNotes(setup),
    files,
    steps: buildSteps(setup),
    checks: buildChecks(setup),
  };
}

const fence = '```';
const formatStep = ({ title, about, code }: Step) =>
  [`### ${title}`, '', about, ...(code ? ['', `${fence}\n${code}\n${fence}`] : []), ''].join('\n');

/** Writes the explanations as Markdown, for the downloaded archive. */
export function writeReadme({ url, notes, files, steps, checks }: GeneratedSetup, siteUrl: string): string {
  const explained = files.flatMap(({ name, about, parts }) => [
    `### ${name}`,
    '',
    about,
    '',
    ...parts.map(({ code, about: meaning }) => `${fence}\n${code}\n${fence}\n\n${meaning}\n`),
  ]);
  return [
    `# OHIF viewer at ${url}`,
    '',
    ...notes.map(({ text, href }) => `- ${text} See ${siteUrl}${href}`),
    '',
    '## Steps\n',
    ...steps.map(formatStep),
    '## Check that it works\n',
    ...checks.map(formatStep),
    '## The files, line by line\n',
    ...explained,
  ].join('\n');
}

/** Lists the texts of all files in the downloaded archive, by name. */
export function listDownload(setup: GeneratedSetup, siteUrl: string): [name: string, text: string][] {
  return [
    ...setup.files.map(({ name, parts }): [string, string] => [name, joinParts(parts)]),
    ['README.md', writeReadme(setup, siteUrl)],
  ];
}
