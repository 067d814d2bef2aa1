import type { Answers, TextField } from './answers';
import { archives } from './data/archives';
import { expected, patterns } from './data/fields';
import { isAsked } from './questions';

/** Whether Orthanc starts in the same Compose file as the viewer. */
export const startsOrthanc = (answers: Answers): boolean => isAsked('run', answers) && answers.run === 'new';

/** Returns a path with a slash at both ends. */
export const toBase = (path: string): string => {
  const trimmed = path.trim().replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `/${trimmed}/`;
};

/** Returns examples for texts that the reader did not enter. */
export function getExamples({ archive, host, route, tls }: Answers): Record<TextField, string> {
  const { address, corsAddress } = archives[archive];
  const inContainer = host === 'docker' && route === 'proxy';
  return {
    name: 'viewer.example.org',
    path: '',
    archiveAddress: inContainer ? address.replace('127.0.0.1', 'host.docker.internal') : address,
    corsAddress: tls === 'none' ? corsAddress.replace('https:', 'http:') : corsAddress,
    authority:
      archive === 'azure'
        ? 'https://login.microsoftonline.com/TENANT-ID/v2.0'
        : 'https://login.example.org/realms/imaging',
    client: archive === 'google' ? 'CLIENT-ID.apps.googleusercontent.com' : 'viewer',
  };
}

/** Texts that the answers need, in the order in which the page asks for them. */
export function listTextFields(answers: Answers): TextField[] {
  const { archive, route, login } = answers;
  const isCors = route === 'cors';
  const hasServer = archives[archive].address !== '' && archive !== 'static';
  const asksArchive = isCors ? hasServer : !startsOrthanc(answers);
  const asksLogin = login === 'oidc' || login === 'proxy';
  return [
    'name',
    'path',
    ...(isCors ? (['corsAddress'] as const) : []),
    ...(asksArchive ? (['archiveAddress'] as const) : []),
    ...(asksLogin && archive !== 'google' ? (['authority'] as const) : []),
    ...(asksLogin ? (['client'] as const) : []),
  ];
}

/** Whether a port in a text, if any, is a valid one. */
const isPort = (text: string) => Number(/:(\d+)(?:\/|$)/.exec(text)?.[1] ?? 1) < 65_536;

const isLoopback = (address: string) => /^https?:\/\/(?:localhost|127\.)/.test(address);

/** Returns why an address of an archive does not fit the other answers. */
function findConflict(field: TextField, text: string, answers: Answers): string | undefined {
  if (field === 'corsAddress') {
    return answers.tls !== 'none' && text.startsWith('http:')
      ? 'A page with HTTPS cannot read an archive with HTTP. The archive needs HTTPS too.'
      : undefined;
  }
  if (field !== 'archiveAddress' || answers.route !== 'proxy') return undefined;
  if (answers.host === 'docker' && isLoopback(text)) {
    return 'Inside the container, this address is the container itself. Write host.docker.internal instead.';
  }
  return new URL(text).pathname.replace(/\/*$/, '/') === toBase(answers.path) && toBase(answers.path) !== '/'
    ? 'The viewer and the archive cannot have the same path on one origin. Change one of them.'
    : undefined;
}

/** Returns what is wrong with a text that the reader entered; undefined if it can be used, or is empty. */
function findMistake(field: TextField, answers: Answers): string | undefined {
  const text = answers[field].trim();
  if (text === '') return undefined;
  return patterns[field].test(text) && isPort(text) ? findConflict(field, text, answers) : expected[field];
}

/** Finds mistakes in the texts that the answers need. */
export function findMistakes(answers: Answers): Partial<Record<TextField, string>> {
  const mistakes: Partial<Record<TextField, string>> = {};
  for (const field of listTextFields(answers)) {
    const mistake = findMistake(field, answers);
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

/** Returns the texts of the answers, with examples for those that are empty or cannot be used. */
export function completeTexts(answers: Answers): Record<TextField, string> {
  const mistakes = findMistakes(answers);
  const texts = getExamples(answers);
  for (const field of Object.keys(texts) as TextField[]) {
    const text = answers[field].trim();
    if (text !== '' && patterns[field].test(text) && !mistakes[field]) texts[field] = text;
  }
  return texts;
}
