import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAnswers, type Answers } from '@/lib/deploy-tools/setup/answers';
import { generateSetup } from '@/lib/deploy-tools/setup/generate';
import { joinParts } from '@/lib/deploy-tools/setup/parts';
import { fitAnswers, listCombinations } from '@/lib/deploy-tools/setup/questions';
import { createSetup, type Setup } from '@/lib/deploy-tools/setup/setup';
import { startStandIns, writeImage, writeViewer, type StandIns } from '../support/setup-stand-ins';
import {
  getPort,
  listCorsRequests,
  listExpected,
  listProxyRequests,
  listViewerRequests,
  observe,
  type Observed,
  type SetupRequest,
} from '../support/setup-requests';
import { startSetup, type Ports, type ServerName } from '../support/start-setup';

/** A distinct configuration of a server, and the first setup that contains it. */
interface Case {
  title: string;
  server: ServerName;
  file: string;
  text: string;
  config: string;
  setup: Setup;
}

const programs: Partial<Record<Answers['host'], ServerName>> = {
  docker: 'nginx',
  nginx: 'nginx',
  apache: 'apache',
  caddy: 'caddy',
};

/** Apache and Caddy are only installed for all tests. */
const hosts = process.env.DOCS_TEST_ALL ? Object.keys(programs) : ['docker', 'nginx'];
const isServerFile = (name: string) => /^(?:viewer\.conf|Caddyfile|archive-cors\.)/.test(name);
const describeSetup = ({ archive, host, route, tls, login, base }: Setup) =>
  `${host}, ${archive}, ${route}, tls ${tls}, login ${login}, ${base}`;

/** Lists each distinct server configuration of all setups that the page offers, at the root and under a path. */
function listCases(): { cases: Case[]; combinations: number } {
  const cases = new Map<string, Case>();
  const combinations = listCombinations(firstAnswers).filter(({ host }) => hosts.includes(host));
  for (const answers of combinations.flatMap((choice) => [choice, { ...choice, path: '/ohif' }])) {
    const { files } = generateSetup(answers);
    const setup = createSetup(fitAnswers(answers));
    const server = programs[setup.host];
    const config = joinParts(files[0]?.parts ?? []);
    for (const { name, parts } of files.filter((file) => isServerFile(file.name))) {
      const text = joinParts(parts);
      const key = `${server} ${name} ${text}`;
      const title = `${name}: ${describeSetup(setup)}`;
      if (server && !cases.has(key)) cases.set(key, { title, server, file: name, text, config, setup });
    }
  }
  return { cases: [...cases.values()], combinations: combinations.length * 2 };
}

const { cases, combinations } = listCases();
const viewerCases = cases.filter(({ file }) => !file.startsWith('archive-cors'));
const corsCases = cases.filter(({ file }) => file.startsWith('archive-cors'));

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => {
  standIns.stop();
  console.log(`Started ${cases.length} server configurations of ${combinations} setups.`);
});

interface Run {
  testCase: Case;
  /** Port of the configuration that must respond before requests are sent. */
  main: keyof Ports;
  requests: readonly SetupRequest[];
}

let count = 0;

async function run({ testCase, main, requests }: Run): Promise<Observed> {
  const { server: name, setup, config, text } = testCase;
  count += 1;
  const viewer = join(standIns.folder, `viewer-${count}`);
  (setup.host === 'docker' ? writeImage : writeViewer)(viewer, setup.base, config);
  const server = await startSetup(name, text, { standIns, viewer, main });
  try {
    return await observe(server, setup, requests, standIns);
  } finally {
    await server.stop();
  }
}

it.each(viewerCases)(
  'a generated server setup serves the viewer and forwards to the archive: $title',
  async (testCase) => {
    const { setup, config } = testCase;
    const isProxy = setup.route === 'proxy';
    const requests = [
      ...listViewerRequests(setup, config),
      ...(isProxy ? listProxyRequests(setup, standIns) : []),
    ];
    const { answers, findings, readable } = await run({ testCase, main: getPort(setup), requests });
    expect(answers).toEqual(listExpected(requests));
    expect(findings).toEqual([]);
    expect(readable).toBe(isProxy || 'unknown');
  },
);

it.each(corsCases)(
  'a generated server setup lets only the viewer’s origin read the archive: $title',
  async (testCase) => {
    const { setup } = testCase;
    const requests = listCorsRequests(setup);
    const main = setup.corsArchive.isSecure ? 443 : 80;
    const { answers, findings, readable } = await run({ testCase, main, requests });
    expect(answers).toEqual(listExpected(requests));
    expect(findings).toEqual([]);
    expect(readable).toBe(true);
  },
);
