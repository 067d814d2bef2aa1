import type { Exchange, HeaderField, RequestFacts } from './exchange';
import { isUnfinished, parseCurlCommand } from './parse-curl-command';

/** Responses that are read. */
const maxExchanges = 300;

/** Headers that are read of one request or response. */
const maxHeaders = 200;

/** A text of a network panel, or the output of curl, while its lines are read. */
interface Reader {
  exchanges: Exchange[];
  /** Request of the next response. */
  request: RequestFacts | undefined;
  /** What the next header belongs to; undefined in a body. */
  headers: HeaderField[] | undefined;
  /** The text contains responses of `curl -v`, so lines without a prefix are a body. */
  isVerbose: boolean;
  /** The connection of the next requests is encrypted. */
  isEncrypted: boolean;
  /** The response comes from a network panel, which shows its address and status before the headers. */
  isPanel: boolean;
  /** Name of a panel whose value is on the next line. */
  name: string;
  /** First lines of a command that goes on in the next line. */
  command: string;
  /** Number of characters before the status line, which the header lines have too. */
  indent: number;
}

interface Line {
  text: string;
  start: number;
}

const statusLine = /^HTTP\/\d(?:\.\d)? +(\d{3})\b/;
const requestLine = /^([A-Z]{3,10}) (\S{1,4000}) HTTP\/\d/;
/** An address above a response, perhaps after a method, or after the time as wget prints it. */
const labelLine = /^(?:([A-Z]{3,10}) +|--[\d :-]{19}-- +)?(https?:\/\/\S{1,4000})$/;
const headerLine = /^([\w!#$%&'*+.^`|~-]{1,100}): ?(.*)$/;
const pseudoHeader = /^:(authority|method|path|scheme):? ?(.*)$/;
const panelFact = /^(Request URL|Request Method|Status Code|Status)\b:?\s*(.*)$/i;
const panelSection = /^(Response|Request) Headers\b/i;
/** Names with spaces, such as “Remote Address”, are no headers, but their values are on the next line too. */
const panelName = /^(:?[a-z][\w -]{0,60}):?$/i;
/** What wget -S and PowerShell’s Invoke-WebRequest write before a status line. */
const indentation = /^(?: {1,20}|RawContent {1,20}: )(?=HTTP\/)/;
/** A proxy between the reader and the server answers `CONNECT` like this. */
const tunnelLine = /^HTTP\/\S+ +200 (?:connection|tunnel) established/i;

const newRequest = (method: string, target: string): RequestFacts => ({ method, target, headers: [] });

/**
 * Reads the requests and responses in a text: the output of `curl -i`, `-I` or `-v`, also several one after the other,
 * or headers copied from the network panel of a browser. Everything else, such as bodies, is skipped. Never throws.
 */
export function parseExchanges(text: string): Exchange[] {
  const reader: Reader = {
    exchanges: [],
    request: undefined,
    headers: undefined,
    isVerbose: /^< HTTP\//m.test(text),
    isEncrypted: false,
    isPanel: false,
    name: '',
    command: '',
    indent: 0,
  };
  for (let start = 0; start <= text.length && reader.exchanges.length <= maxExchanges;) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = { text: text.slice(start, Math.min(end, start + 20_000)).trimEnd(), start };
    readLine(reader, removeIndent(reader, line));
    start = end + 1;
  }
  return reader.exchanges.slice(0, maxExchanges);
}

/** Removes the indentation of a status line and of the header lines below it. */
function removeIndent(reader: Reader, { text, start }: Line): Line {
  const found = indentation.exec(text);
  if (found) reader.indent = found[0].length;
  else if (reader.indent > 0 && text.search(/\S/) < reader.indent) {
    reader.indent = 0;
    reader.headers = undefined;
  }
  return { text: text.slice(reader.indent), start: start + reader.indent };
}

function readLine(reader: Reader, line: Line): void {
  const { text, start } = line;
  const prefix = reader.name ? null : /^([<>*}{])(?: |$)/.exec(text);
  const isCommand = prefix?.[1] === '>' && text.startsWith('> curl');
  if (!prefix || isCommand) {
    readPlainLine(reader, line);
    return;
  }
  const [{ length }, sign] = prefix;
  const rest = { text: text.slice(length), start: start + length };
  if (sign === '*') readRemark(reader, rest.text);
  else if (sign === '>') readRequestLine(reader, rest);
  else if (sign === '<') readResponseLine(reader, rest);
}

/** A remark of `curl -v` tells about the connection. */
function readRemark(reader: Reader, text: string): void {
  if (/^(?:SSL connection using|using HTTP\/2|\[HTTP\/2\].*https:)/i.test(text)) reader.isEncrypted = true;
  else if (/^\s*Trying /.test(text)) reader.isEncrypted = false;
}

function readRequestLine(reader: Reader, line: Line): void {
  const [, method, target] = requestLine.exec(line.text) ?? [];
  if (method && target) {
    reader.request = newRequest(method, target);
    if (reader.isEncrypted) reader.request.scheme = 'https';
    reader.headers = reader.request.headers;
    reader.isPanel = false;
  } else addHeader(reader.headers, line);
}

function readResponseLine(reader: Reader, line: Line): void {
  const [statusText, status] = statusLine.exec(line.text) ?? [];
  if (statusText) addExchange(reader, Number(status), line);
  else addHeader(reader.headers, line);
}

/** Reads a command, which can go on in the next line. Returns whether the line is one. */
function readCommand(reader: Reader, text: string): boolean {
  const command = reader.command + text;
  const goesOn = isUnfinished(command);
  reader.command = goesOn ? `${command.slice(0, -1)} ` : '';
  const request = goesOn ? undefined : parseCurlCommand(command);
  reader.request = request ?? reader.request;
  return goesOn || request !== undefined;
}

function readPlainLine(reader: Reader, line: Line): void {
  const { text } = line;
  if (readCommand(reader, text)) return;
  if (text === '') {
    if (!reader.isPanel && !reader.isVerbose) reader.headers = undefined;
    return;
  }
  if (readPanelLine(reader, line)) return;
  const [, labelMethod = 'GET', labelTarget] = labelLine.exec(text) ?? [];
  if (labelTarget) reader.request = newRequest(labelMethod, labelTarget);
  else if (reader.isVerbose) return;
  else if (statusLine.test(text)) readResponseLine(reader, line);
  else if (requestLine.test(text)) readRequestLine(reader, line);
  else addHeader(reader.headers, line);
}

/** Reads a line of a network panel. Returns false if it is none. */
function readPanelLine(reader: Reader, line: Line): boolean {
  if (panelSection.test(line.text)) reader.name = '';
  if (reader.name) {
    readPanelValue(reader, line);
    return true;
  }
  const [, fact = '', value = ''] = panelFact.exec(line.text) ?? [];
  const name = fact.toLowerCase();
  if (!isPanelFact(name)) return reader.isPanel && readPanelHeader(reader, line);
  if (value) panelFacts[name](reader, value, line);
  else reader.name = name;
  return true;
}

/** Reads a value whose name is on the line before. */
function readPanelValue(reader: Reader, line: Line): void {
  const { name } = reader;
  reader.name = '';
  if (isPanelFact(name)) panelFacts[name](reader, line.text, line);
  else addHeader(reader.headers, { text: `${name}: ${line.text}`, start: line.start }, line);
}

/** Reads the heading of a section, or the name of a header whose value is on the next line. */
function readPanelHeader(reader: Reader, { text }: Line): boolean {
  const section = panelSection.exec(text)?.[1]?.toLowerCase();
  const exchange = reader.exchanges.at(-1);
  if (section && exchange) {
    exchange.request ??= newRequest('GET', '');
    reader.headers = section === 'request' ? exchange.request.headers : exchange.headers;
    return true;
  }
  if (statusLine.test(text) || requestLine.test(text)) return reader.headers !== undefined;
  reader.name = (reader.headers && panelName.exec(text)?.[1]) ?? '';
  return reader.name !== '';
}

const isPanelFact = (name: string): name is keyof typeof panelFacts => name in panelFacts;

const panelFacts = {
  'request url': (reader: Reader, value: string) => {
    reader.request = newRequest('GET', value.split(/\s/, 1)[0] ?? '');
  },
  'request method': (reader: Reader, value: string) => {
    if (reader.request) reader.request.method = value.trim().slice(0, 20).toUpperCase();
  },
  'status code': setPanelStatus,
  status: setPanelStatus,
};

function setPanelStatus(reader: Reader, value: string, line: Line): void {
  const status = Number(/\b[1-5]\d\d\b/.exec(value.slice(0, 100))?.[0]);
  if (!status || !reader.request) return;
  addExchange(reader, status, line);
  reader.isPanel = reader.headers !== undefined;
}

/** Adds a response, unless it comes from a proxy between the reader and the server. */
function addExchange(reader: Reader, status: number, { text, start }: Line): void {
  reader.isPanel = false;
  const isConnect = reader.request?.method === 'CONNECT';
  if (isConnect || status === 407 || tunnelLine.test(text)) {
    if (isConnect) reader.request = undefined;
    reader.headers = undefined;
    return;
  }
  const exchange: Exchange = {
    request: reader.request,
    status,
    headers: [],
    start,
    end: start + text.length,
  };
  reader.request = undefined;
  reader.headers = exchange.headers;
  reader.exchanges.push(exchange);
}

/** Adds a header. `place` is the line that contains its value, if its name is on the line before. */
function addHeader(headers: HeaderField[] | undefined, line: Line, place = line): void {
  if (!headers || headers.length >= maxHeaders) return;
  const pseudo = pseudoHeader.exec(line.text);
  const [, name, value = ''] = pseudo ?? headerLine.exec(line.text) ?? [];
  if (!name) return;
  headers.push({
    name: pseudo ? `:${name}` : name.toLowerCase(),
    value: value.trim(),
    start: place.start,
    end: place.start + place.text.length,
  });
}
