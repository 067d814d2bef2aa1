import { hostileBodies, hostileFrontMatter } from './hostile-texts';
import { createDeepNesting, createLongLine, createManyLines } from './long-texts';
import { createRandom, type RandomGenerator } from './random';

/** A page that was damaged by random mutations. */
export interface FuzzCase {
  /** Seed of the random numbers; the same seed creates the same case. */
  seed: number;
  /** Names of the applied mutations. */
  kinds: string[];
  bytes: Buffer;
}

type Mutation = (page: Buffer, random: RandomGenerator, other: Buffer) => Buffer;

const splice = (page: Buffer, at: number, remove: number, insert: Buffer | string) =>
  Buffer.concat([page.subarray(0, at), Buffer.from(insert), page.subarray(at + remove)]);

/** Returns the offset at which a random line of the page starts. */
function pickLineStart(page: Buffer, random: RandomGenerator): number {
  const found = page.lastIndexOf(10, random.int(0, Math.max(0, page.length - 1)));
  return found + 1;
}

const cut: Mutation = (page, random) => page.subarray(0, random.int(1, Math.max(1, page.length - 1)));

const cutHead: Mutation = (page, random) => page.subarray(random.int(0, Math.max(0, page.length - 2)));

const cutOut: Mutation = (page, random) =>
  splice(page, random.int(0, page.length), random.int(1, Math.max(1, page.length >> 2)), '');

const double: Mutation = (page, random) =>
  Buffer.concat(Array.from({ length: random.pick([2, 3, 10]) }, () => page));

const doubleLines: Mutation = (page) =>
  Buffer.from(
    page.toString('latin1').replaceAll(/^.*$/gm, (line) => `${line}\n${line}`),
    'latin1',
  );

const mix: Mutation = (page, random, other) =>
  Buffer.concat([page.subarray(0, random.int(0, page.length)), other.subarray(random.int(0, other.length))]);

const shuffleLines: Mutation = (page, random) => {
  const lines = page.toString('latin1').split('\n');
  for (let index = lines.length - 1; index > 0; index--) {
    const target = random.int(0, index);
    [lines[index], lines[target]] = [lines[target] ?? '', lines[index] ?? ''];
  }
  return Buffer.from(lines.join('\n'), 'latin1');
};

const deleteMarks: Mutation = (page, random) => {
  const mark = random.pick(['`', '"', '}', '>', ']', ')', '\n', '---', ':::', '/', ' ']);
  let kept = 0;
  const share = random.next();
  return Buffer.from(
    page.toString('latin1').replaceAll(mark, (found) => ((kept += share) % 1 < share ? '' : found)),
    'latin1',
  );
};

const randomBytes = (random: RandomGenerator, length: number) =>
  Buffer.from(Array.from({ length }, () => random.int(0, 255)));

const binary: Mutation = (page, random) =>
  splice(page, random.int(0, page.length), 0, randomBytes(random, random.int(1, 400)));

const flipBytes: Mutation = (page, random) => {
  const copy = Buffer.from(page);
  for (let count = random.int(1, 20); count > 0 && copy.length > 0; count--) {
    copy[random.int(0, copy.length - 1)] = random.int(0, 127);
  }
  return copy;
};

const onlyBinary: Mutation = (_page, random) => randomBytes(random, random.int(1, 3_000));

const hostileBody: Mutation = (page, random) => {
  const pieces = Array.from({ length: random.int(1, 4) }, () => random.pick(hostileBodies));
  return splice(page, pickLineStart(page, random), 0, `\n${pieces.join(random.pick(['\n\n', '\n', ' ']))}\n`);
};

const hostileInline: Mutation = (page, random) =>
  splice(page, random.int(0, page.length), 0, random.pick(hostileBodies));

const onlyHostile: Mutation = (_page, random) => Buffer.from(random.pick(hostileBodies));

const hostileHead: Mutation = (page, random) => {
  const body = page.toString('latin1').replace(/^---\n[\s\S]*?\n---\n/, '');
  const fence = random.pick(['---', '---', '---', '--- ', '----', '---js', '...', '+++']);
  const closing = random.pick(['---', '---', '---', '', '--- x', '...']);
  const head = `${fence}\n${random.pick(hostileFrontMatter)}\n${closing}\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body, 'latin1')]);
};

const lineEnds: Mutation = (page, random) =>
  Buffer.from(
    page
      .toString('latin1')
      .replaceAll('\n', random.pick(['\r\n', '\r', '\n\r', '\r\r\n', '\u000b', '\u000c'])),
    'latin1',
  );

const encoding: Mutation = (page, random) => {
  const text = page.toString('utf8');
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  return random.pick([
    () => utf16,
    () => utf16.swap16(),
    () => Buffer.from(`Größe\n\n${text}`, 'latin1'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf]), page]),
    () => splice(page, random.int(0, page.length), 0, Buffer.from([0xed, 0xa0, 0x80])),
    () => splice(page, random.int(0, page.length), 0, Buffer.from([0xc0, 0xaf, 0xf4, 0x90, 0x80, 0x80])),
  ])();
};

const put =
  (make: (random: RandomGenerator) => string): Mutation =>
  (page, random) =>
    splice(page, random.pick([page.length, pickLineStart(page, random)]), 0, `\n${make(random)}\n`);

/** Pairs of name and mutation; mutations that are listed twice are twice as likely. */
const mutations: readonly (readonly [name: string, Mutation])[] = [
  ['cut', cut],
  ['cut head', cutHead],
  ['cut out', cutOut],
  ['doubled', double],
  ['doubled lines', doubleLines],
  ['mixed', mix],
  ['shuffled lines', shuffleLines],
  ['marks deleted', deleteMarks],
  ['marks deleted', deleteMarks],
  ['binary', binary],
  ['flipped bytes', flipBytes],
  ['only binary', onlyBinary],
  ['hostile text', hostileBody],
  ['hostile text', hostileBody],
  ['hostile inline', hostileInline],
  ['only hostile', onlyHostile],
  ['hostile frontmatter', hostileHead],
  ['hostile frontmatter', hostileHead],
  ['line ends', lineEnds],
  ['encoding', encoding],
  ['long line', put(createLongLine)],
  ['many lines', put(createManyLines)],
  ['deep nesting', put(createDeepNesting)],
];

/**
 * Creates a case: applies one to three random mutations to a random page.
 * @param pages pages to choose from, as bytes
 */
export function createFuzzCase(seed: number, pages: readonly Buffer[]): FuzzCase {
  const random = createRandom(seed);
  let bytes: Buffer = random.pick(pages);
  const kinds: string[] = [];
  for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) {
    const [name, mutate] = random.pick(mutations);
    bytes = Buffer.from(mutate(bytes, random, random.pick(pages)));
    kinds.push(name);
  }
  return { seed, kinds, bytes };
}
