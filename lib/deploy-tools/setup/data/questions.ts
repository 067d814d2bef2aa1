import type { Choices, QuestionId } from '../answers';
import { archives } from './archives';

/** A question with one answer out of several. */
interface Question {
  label: string;
  /** Labels of the values. */
  options: Record<string, string>;
  /** Returns why a value does not work with the answers to earlier questions. */
  whyNot: (value: string, answers: Choices) => string | false | undefined;
  /** Whether the question makes sense after the earlier answers. */
  isAsked?: (answers: Choices) => boolean;
}

const isCloud = ({ archive }: Choices) => archives[archive].isCloud;
const name = ({ archive }: Choices) => archives[archive].label;

/** The questions of the page, and which answers do not work with earlier ones. */
export const questions: { [Id in QuestionId]: Question } = {
  archive: {
    label: 'Archive',
    options: Object.fromEntries(Object.entries(archives).map(([value, { label }]) => [value, label])),
    whyNot: () => undefined,
  },
  host: {
    label: 'Server for the viewer',
    options: {
      docker: 'Docker image',
      nginx: 'nginx',
      apache: 'Apache',
      caddy: 'Caddy',
      iis: 'IIS',
      storage: 'Object storage',
    },
    whyNot: (value, { archive }) =>
      value === 'storage' &&
      archive === 'aws' &&
      'HealthImaging needs a server that forwards requests, which object storage cannot do.',
  },
  offline: {
    label: 'Network',
    options: { no: 'With internet access', yes: 'Without internet access' },
    whyNot: (value, answers) =>
      value === 'yes' &&
      ((isCloud(answers) && `${name(answers)} is only available on the internet.`) ||
        (answers.host === 'storage' &&
          'The object storage of cloud providers is only available on the internet.')),
  },
  run: {
    label: 'Where Orthanc runs',
    options: { new: 'Start it in the same Compose file', existing: 'It already runs' },
    whyNot: () => undefined,
    isAsked: ({ archive, host }) => archive === 'orthanc' && host === 'docker',
  },
  route: {
    label: 'Way to the archive',
    options: {
      proxy: 'Same origin: the viewer’s server forwards requests',
      cors: 'Another origin, with CORS',
    },
    whyNot: (value, answers) => {
      if (value === 'cors') {
        if (answers.archive === 'aws')
          return 'Amazon does not document that HealthImaging allows other origins.';
        return (
          runsNew(answers) &&
          'An archive in the same Compose file is only reachable through the viewer’s server.'
        );
      }
      if (answers.host === 'storage')
        return 'Object storage only delivers files. It cannot forward requests.';
      return (
        isCloud(answers) &&
        answers.archive !== 'aws' &&
        `${name(answers)} checks the sign-in and allows your origin itself, so there is nothing to gain from forwarding.`
      );
    },
  },
  tls: {
    label: 'HTTPS',
    options: {
      server: 'This server has the certificate',
      front: 'A proxy or CDN in front has the certificate',
      none: 'None, only HTTP',
    },
    whyNot: (value, answers) => {
      if (answers.host === 'storage') {
        return value !== 'front' && 'Object storage gets its certificate from the CDN in front of it.';
      }
      return (
        value === 'none' && isCloud(answers) && `Tokens for ${name(answers)} must not travel unencrypted.`
      );
    },
  },
  login: {
    label: 'Login',
    options: {
      none: 'None',
      proxy: 'A login proxy in front (oauth2-proxy)',
      oidc: 'OpenID Connect in the viewer',
      token: 'A token in the link to a study',
    },
    whyNot: whyNotLogin,
  },
};

function runsNew(answers: Choices): boolean {
  return answers.run === 'new' && questions.run.isAsked?.(answers) === true;
}

function whyNotLogin(login: string, answers: Choices): string | false {
  const { archive, route, tls } = answers;
  const { checksTokens } = archives[archive];
  if (login === 'none') return isCloud(answers) && `${name(answers)} only answers requests with a token.`;
  if (login === 'proxy') {
    if (route === 'cors') {
      return 'The viewer sends no cookies to another origin, so the archive would stay unprotected.';
    }
    if (archive === 'aws') return 'HealthImaging needs the user’s token, not the cookie of a proxy.';
    return tls === 'none' && 'Passwords and cookies must not travel unencrypted.';
  }
  if (!checksTokens) {
    const who = archive === 'orthanc' ? 'Orthanc alone' : 'A server for static files';
    return `${who} does not check tokens, so anyone could read the archive without them.`;
  }
  if (tls !== 'none') return false;
  return login === 'oidc'
    ? 'Over plain HTTP, browsers lack the encryption that the login needs.'
    : 'Tokens must not travel unencrypted.';
}
