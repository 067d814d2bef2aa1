import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service got it. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What goes wrong with a request. */
export interface Fault {
  status?: number;
  /** Sent as it is. */
  text?: string;
  /** ms before the answer. */
  delay?: number;
  /** The connection breaks instead. */
  drop?: boolean;
}

/** A stand-in for the hosted search service. */
export interface HostedService {
  /** `http://127.0.0.1:<port>`. */
  host: string;
  seen: SeenRequest[];
  /** Index → objectID → record. */
  indexes: Map<string, Map<string, Record<string, unknown>>>;
  /** Asked for each request before it is answered. */
  fault: (request: SeenRequest, times: number) => Fault | undefined;
  /** Results for the queries of a request, by place. */
  answer: (query: Record<string, unknown>) => Record<string, unknown>;
  close(): Promise<void>;
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

/** Answers of the writing side: settings, synonyms, batches, tasks, counts, moves and deletions of indexes. */
function write(indexes: HostedService['indexes'], { method, path, body }: SeenRequest): unknown {
  const [name = '', action = ''] = path.replace('/1/indexes/', '').split('/').map(decodeURIComponent);
  const records = indexes.get(name) ?? new Map<string, Record<string, unknown>>();
  if (action.startsWith('task')) return { status: 'published' };
  if (action === 'query') return { nbHits: records.size };
  if (method === 'DELETE') indexes.delete(name);
  else indexes.set(name, records);
  if (action === 'batch')
    for (const { body: record } of (body as { requests: { body: Record<string, unknown> }[] }).requests)
      records.set(String(record['objectID']), record);
  if (action === 'operation') {
    indexes.set((body as { destination: string }).destination, records);
    indexes.delete(name);
  }
  return { taskID: 1 };
}

/** Starts a stand-in on a free port of this machine. */
export async function startHostedService(): Promise<HostedService> {
  const seen: SeenRequest[] = [];
  const indexes: HostedService['indexes'] = new Map();
  const reply = (request: SeenRequest): unknown =>
    request.path === '/1/indexes/*/queries'
      ? {
          results: (request.body as { requests: Record<string, unknown>[] }).requests.map((query) =>
            service.answer(query),
          ),
        }
      : write(indexes, request);
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body: await readBody(message),
    };
    seen.push(request);
    const { status = 200, text, delay = 0, drop } = service.fault(request, seen.length) ?? {};
    await wait(delay);
    if (drop) message.socket.destroy();
    else {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(text ?? JSON.stringify(status < 400 ? reply(request) : { message: 'No.' }));
    }
  };
  const server = createServer((message, response) => void handle(message, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service: HostedService = {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    indexes,
    fault: () => undefined,
    answer: () => ({ hits: [], nbHits: 0 }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}
