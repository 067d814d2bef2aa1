/** The values of each choice, in the order in which the page asks. The first value that fits is the default. */
export const choices = {
  archive: ['orthanc', 'dcm4chee', 'static', 'google', 'azure', 'aws', 'other'],
  host: ['docker', 'nginx', 'apache', 'caddy', 'iis', 'storage'],
  offline: ['no', 'yes'],
  run: ['new', 'existing'],
  route: ['proxy', 'cors'],
  tls: ['server', 'front', 'none'],
  login: ['none', 'proxy', 'oidc', 'token'],
} as const;

export type QuestionId = keyof typeof choices;
export type Choices = { [Id in QuestionId]: (typeof choices)[Id][number] };
export type Archive = Choices['archive'];
export type Host = Choices['host'];

/** Names of the answers that are texts. An empty text stands for an example. */
export const textFields = ['name', 'path', 'archiveAddress', 'corsAddress', 'authority', 'client'] as const;
export type TextField = (typeof textFields)[number];
export type Texts = Record<TextField, string>;

export type Answers = Choices & Texts;

export const questionIds = Object.keys(choices) as QuestionId[];

/** Answers before the reader gave any. */
export const firstAnswers: Answers = {
  archive: 'orthanc',
  host: 'docker',
  offline: 'no',
  run: 'new',
  route: 'proxy',
  tls: 'server',
  login: 'none',
  name: '',
  path: '',
  archiveAddress: '',
  corsAddress: '',
  authority: '',
  client: '',
};

const has = <Id extends QuestionId>(id: Id, value: string | null): value is Choices[Id] =>
  (choices[id] as readonly (string | null)[]).includes(value);

/** Longer texts are no addresses. */
const maxLength = 300;

/** Returns true if a hash contains answers, or none because all are as at the start; false for one such as `#setup`. */
export function hasAnswers(hash: string): boolean {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  return given.size === 0 || [...questionIds, ...textFields].some((name) => given.has(name));
}

/** Reads answers from the hash of an address, such as `#archive=orthanc&host=nginx`. Ignores what it does not know. */
export function readAnswers(hash: string): Answers {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const answers: Record<string, string> = { ...firstAnswers };
  for (const id of questionIds) {
    const value = given.get(id);
    if (has(id, value)) answers[id] = value;
  }
  for (const field of textFields) answers[field] = (given.get(field) ?? '').slice(0, maxLength);
  return answers as Answers;
}

/**
 * Writes answers as the hash of an address, without those that are the same as at the start. Texts with a user name or
 * password (`https://user:password@host`) are left out.
 */
export function writeAnswers(answers: Answers): string {
  const given = new URLSearchParams();
  for (const id of [...questionIds, ...textFields]) {
    const value = answers[id];
    if (value !== firstAnswers[id] && !/\/\/[^/]*@/.test(value)) given.set(id, value);
  }
  const hash = given.toString();
  return hash && `#${hash}`;
}
