import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopServer } from '../listen';

/** Names and values of headers. `{V}`, `{A}` and `{B}` stand for the origins. */
export type Headers = readonly (readonly [name: string, value: string])[];

export interface Answer {
  status?: number;
  headers?: Headers;
  body?: string;
}

/** Origins of the viewer, the archive, and the archive under another host name. */
export interface Origins {
  V: string;
  A: string;
  B: string;
}

export interface HeaderServers {
  origins: Origins;
  /** Sets what is answered: by path, or by method and path, such as `OPTIONS /a`. */
  answers: Map<string, Answer>;
  /** Number of requests by path. */
  counts: Map<string, number>;
  stop: () => Promise<void>;
}

const fill = (text: string, origins: Origins) =>
  text.replace(/\{([VAB])\}/g, (_, name: keyof Origins) => origins[name]);

/** Starts two servers on this computer, which are two origins. The second has two names. */
export async function startHeaderServers(): Promise<HeaderServers> {
  const answers = new Map<string, Answer>();
  const counts = new Map<string, number>();
  const origins: Origins = { V: '', A: '', B: '' };
  const respond = ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = url.split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const general = method === 'OPTIONS' ? undefined : answers.get(path);
    const {
      status = 200,
      headers = [],
      body,
    } = answers.get(`${method} ${path}`) ?? general ?? { status: 404 };
    const fields = headers.flatMap(([name, value]) => [name, fill(value, origins)]);
    response.sendDate = false;
    response.writeHead(status, fields).end(body);
  };
  const [viewer, archive] = [createServer(respond), createServer(respond)];
  const [viewerPort, archivePort] = [await listen(viewer), await listen(archive)];
  origins.V = `http://localhost:${viewerPort}`;
  origins.A = `http://localhost:${archivePort}`;
  origins.B = `http://127.0.0.1:${archivePort}`;
  const stop = async () => void (await Promise.all([viewer, archive].map(stopServer)));
  return { origins, answers, counts, stop };
}

export interface Asked {
  address: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What a reader pastes: the output of `curl -v`, of `curl -i` after the command, or of `curl -i` alone. */
export type Format = 'command' | 'plain' | 'verbose';

/** Makes a request without a browser. Returns the answer as curl prints it, and the address of its redirect. */
export async function ask({ address, method = 'GET', headers = {} }: Asked, format: Format) {
  const url = new URL(address);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const asked = [`${method} ${url.pathname} HTTP/1.1`, `Host: ${url.host}`, ...fields];
  const before = {
    verbose: [...asked.map((line) => `> ${line}`), '>'],
    command: [`$ curl -i -X ${method} ${fields.map((field) => `-H '${field}'`).join(' ')} '${address}'`],
    plain: [],
  }[format];
  const sent = request(address, { method, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  const { rawHeaders, statusCode, statusMessage } = response;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  const answer = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, ''];
  const prefix = format === 'verbose' ? '< ' : '';
  const text = [...before, ...answer.map((line) => prefix + line), ''].join('\r\n');
  return { text, location: response.headers.location };
}
