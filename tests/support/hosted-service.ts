import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopServer } from './listen';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that the mock service received. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A failure that the mock service simulates for a request. */
export interface Fault {
  status?: number;
  /** Body of the response, instead of the regular JSON. */
  text?: string;
  /** Delay of the response, in ms. */
  delay?: number;
  /** True if the service closes the connection without a response. */
  drop?: boolean;
}

/** A mock of the hosted search service, with its state for assertions. */
export interface HostedService {
  /** Origin of the mock: `http://127.0.0.1:<port>`. */
  host: string;
  seen: SeenRequest[];
  /** Stored records: name of the index → objectID → record. */
  indexes: Map<string, Map<string, Record<string, unknown>>>;
  /** Started tasks: task id → name of the index, and whether the status of the task was requested before. */
  tasks: Map<number, { index: string; wasAsked: boolean }>;
  /** Called before each response; returns the failure to simulate. `times` is the number of requests so far. */
  fault: (request: SeenRequest, times: number) => Fault | undefined;
  /** Returns the results for one query of a search request. */
  answer: (query: Record<string, unknown>) => Record<string, unknown>;
  close(): Promise<void>;
}

/** Response headers that allow requests from pages of any origin. */
const forPages = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Returns the status of a task, which is finished when its status is requested for the second time. */
function answerTask(task: { index: string; wasAsked: boolean } | undefined, index: string) {
  if (task?.index !== index) return { message: 'There is no such task.' };
  const status = task.wasAsked ? 'published' : 'notPublished';
  task.wasAsked = true;
  return { status };
}

/** Handles requests that change indexes or query tasks: settings, synonyms, batches, counts, moves and deletions. */
function write({ indexes, tasks }: HostedService, { method, path, body }: SeenRequest): unknown {
  const [name = '', action = '', id = ''] = path
    .replace('/1/indexes/', '')
    .split('/')
    .map(decodeURIComponent);
  const records = indexes.get(name) ?? new Map<string, Record<string, unknown>>();
  if (action === 'task') return answerTask(tasks.get(Number(id)), name);
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
  tasks.set(tasks.size + 1, { index: name, wasAsked: false });
  return { taskID: tasks.size };
}

/** Starts the mock on a free port of the local machine. */
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
      : write(service, request);
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    if (message.method === 'OPTIONS') {
      response.writeHead(204, forPages).end();
      return;
    }
    const body = await text(message);
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    };
    seen.push(request);
    const { status = 200, text: garbage, delay = 0, drop } = service.fault(request, seen.length) ?? {};
    await wait(delay);
    if (drop) message.socket.destroy();
    else {
      response.writeHead(status, { 'Content-Type': 'application/json', ...forPages });
      response.end(garbage ?? JSON.stringify(status < 400 ? reply(request) : { message: 'No.' }));
    }
  };
  const server = createServer((message, response) => void handle(message, response));
  const port = await listen(server, '127.0.0.1');
  const service: HostedService = {
    host: `http://127.0.0.1:${port}`,
    seen,
    indexes,
    tasks: new Map(),
    fault: () => undefined,
    answer: () => ({ hits: [], nbHits: 0 }),
    close: () => stopServer(server),
  };
  return service;
}
