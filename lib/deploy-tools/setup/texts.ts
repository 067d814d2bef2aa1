import type { Answers, TextField, Texts } from './answers';
import { archives } from './data/archives';
import { expected, patterns } from './data/fields';
import { getOrigin, isOwnAddress } from './ports';
import { isAsked } from './questions';

/** Whether Orthanc starts in the same Compose file as the viewer. */
export const startsOrthanc = (answers: Answers): boolean => isAsked('run', answers) && answers.run === 'new';

/** Returns a path with a slash at both ends. */
export const toBase = (path: string): string => {
  const trimmed = path.trim().replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `/${trimmed}/`;
};

/** Whether a text has the form that its field needs. */
const isValid = (field: TextField, text: string): boolean =>
  patterns[field].test(text) &&
  (field === 'path' || field === 'client' || URL.canParse(field === 'name' ? `http://${text}` : text));

/** Returns the address at which browsers reach the server that forwards requests to the archive. */
function getOwnAddress({ route, tls, ...texts }: Answers, examples: Pick<Texts, 'name' | 'corsAddress'>) {
  const field = route === 'cors' ? 'corsAddress' : 'name';
  const text = texts[field].trim();
  const address = isValid(field, text) ? text : examples[field];
  return route === 'cors' ? address : getOrigin(address, tls);
}

/** Returns examples for texts that the reader did not enter. */
export function getExamples(answers: Answers): Texts {
  const { archive, host, route, tls } = answers;
  const { address, corsAddress } = archives[archive];
  const inContainer = host === 'docker' && route === 'proxy';
  const viewer = {
    name: 'viewer.example.org',
    corsAddress: tls === 'none' ? corsAddress.replace('https:', 'http:') : corsAddress,
  };
  const isOwn = address !== '' && isOwnAddress(address, getOwnAddress(answers, viewer), answers);
  const nearby = inContainer ? 'host.docker.internal' : '127.0.0.1';
  return {
    ...viewer,
    path: '',
    archiveAddress: address.replace('127.0.0.1', isOwn ? 'archive.example.org' : nearby),
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

const isLoopback = (address: string) => /^https?:\/\/(?:localhost|127\.)/.test(address);

/** Path that the server forwards if the address of the archive has none. */
export const defaultProxyPath = '/dicom-web';

/** Returns the path that the server forwards. */
function getProxyPath(answers: Answers): string {
  const text = answers.archiveAddress.trim();
  const entered = isValid('archiveAddress', text) ? text : archives[answers.archive].address;
  const address = startsOrthanc(answers) ? '' : entered;
  return (address && new URL(address).pathname.replace(/\/+$/, '')) || defaultProxyPath;
}

/** Returns why a path or an address of an archive does not fit the other answers. */
function findConflict(field: TextField, text: string, answers: Answers): string | undefined {
  if (field === 'corsAddress') {
    return answers.tls !== 'none' && text.startsWith('http:')
      ? 'A page with HTTPS cannot read an archive with HTTP. The archive needs HTTPS too.'
      : undefined;
  }
  const isProxy = answers.route === 'proxy';
  if (field === 'path' && isProxy) {
    const proxyPath = getProxyPath(answers);
    return toBase(text).startsWith(`${proxyPath}/`)
      ? `Enter a path outside ${proxyPath}, because the server forwards that path to the archive.`
      : undefined;
  }
  if (field !== 'archiveAddress') return undefined;
  if (isProxy && answers.host === 'docker' && isLoopback(text)) {
    return 'Inside the container, this address is the container itself. Write host.docker.internal instead.';
  }
  return isOwnAddress(text, getOwnAddress(answers, getExamples(answers)), answers)
    ? 'The server of this setup itself uses this host and port, so it cannot be the archive. Change one of them.'
    : undefined;
}

/** Returns what is wrong with a text that the reader entered; undefined if it can be used, or is empty. */
function findMistake(field: TextField, answers: Answers): string | undefined {
  const text = answers[field].trim();
  if (text === '') return undefined;
  return isValid(field, text) ? findConflict(field, text, answers) : expected[field];
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
export function completeTexts(answers: Answers): Texts {
  const mistakes = findMistakes(answers);
  const texts = getExamples(answers);
  for (const field of Object.keys(texts) as TextField[]) {
    const text = answers[field].trim();
    if (text !== '' && isValid(field, text) && !mistakes[field]) texts[field] = text;
  }
  return texts;
}
