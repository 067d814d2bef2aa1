import { choices, questionIds, type Answers, type Choices, type QuestionId } from './answers';
import { archives } from './data/archives';

/** A value of a choice, as the page offers it. */
export interface Option {
  value: string;
  label: string;
  /** Why the value does not work with the answers so far; undefined if it works. */
  whyNot: string | undefined;
}

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

const questions: { [Id in QuestionId]: Question } = {
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

/** Lists the options of a question, with the reason for those that do not work with the answers to earlier questions. */
export function listOptions(id: QuestionId, answers: Choices): Option[] {
  const { options, whyNot } = questions[id];
  return choices[id].map((value) => ({
    value,
    label: options[value] ?? value,
    whyNot: whyNot(value, answers) || undefined,
  }));
}

export const getLabel = (id: QuestionId): string => questions[id].label;

/** Returns whether a question makes sense after the earlier answers. */
export const isAsked = (id: QuestionId, answers: Choices): boolean =>
  questions[id].isAsked?.(answers) ?? true;

/** Lists the values of a question that work with the answers to earlier questions; for a question that is not asked, its answer. */
function listOffered(id: QuestionId, answers: Answers): string[] {
  if (!isAsked(id, answers)) return [answers[id]];
  return listOptions(id, answers).flatMap(({ value, whyNot }) => (whyNot ? [] : [value]));
}

/** Replaces answers that do not work with earlier ones by the first option that does. */
export function fitAnswers(answers: Answers): Answers {
  let fitted = answers;
  for (const id of questionIds) {
    const offered = listOffered(id, fitted);
    if (!offered.includes(fitted[id])) fitted = { ...fitted, [id]: offered[0] ?? fitted[id] };
  }
  return fitted;
}

/** Lists every combination of choices that the page offers. */
export function listCombinations(start: Answers): Answers[] {
  return questionIds.reduce<Answers[]>(
    (all, id) =>
      all.flatMap((answers) => listOffered(id, answers).map((value) => ({ ...answers, [id]: value }))),
    [start],
  );
}
