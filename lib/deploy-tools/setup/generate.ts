import type { Answers } from './answers';
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
import { joinParts, type SetupFile, type Step } from './parts';
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

/** Builds the configuration of the web server; none for object storage. */
function buildServerFiles(setup: Setup): SetupFile[] {
  switch (setup.host) {
    case 'docker':
      return [
        {
          name: 'viewer.conf.template',
          about: 'The configuration of nginx in the container.',
          parts: buildNginx(setup),
        },
      ];
    case 'nginx':
      return [{ name: 'viewer.conf', about: 'The configuration of nginx.', parts: buildNginx(setup) }];
    case 'apache':
      return [{ name: 'viewer.conf', about: 'The virtual host for Apache.', parts: buildApache(setup) }];
    case 'caddy':
      return [{ name: 'Caddyfile', about: 'The configuration of Caddy.', parts: buildCaddy(setup) }];
    case 'iis':
      return [{ name: 'web.config', about: 'The configuration of the site in IIS.', parts: buildIis(setup) }];
    case 'storage':
      return [];
  }
}

/**
 * Generates a setup. Answers that do not work with earlier ones are replaced, and texts that cannot be used by examples,
 * so every input has a result.
 */
export function generateSetup(answers: Answers): GeneratedSetup {
  const setup = createSetup(fitAnswers(answers));
  const { host, route, isBehindLogin } = setup;
  const files: SetupFile[] = [
    { name: 'app-config.js', about: 'The config of the viewer.', parts: buildAppConfig(setup) },
    ...buildServerFiles(setup),
    ...(host === 'docker' ? buildComposeFiles(setup) : []),
    ...(isBehindLogin
      ? [
          {
            name: 'oauth2-proxy.cfg',
            about: 'The settings of the login proxy.',
            parts: buildLoginProxy(setup),
          },
        ]
      : []),
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
