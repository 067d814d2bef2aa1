import { getEssence } from './content-type';
import { findHeader, getValue, parseAddress, type Exchange, type Situation } from './exchange';

/** What the viewer uses a response for. */
export type Role = 'archive' | 'config' | 'file' | 'page' | 'preflight' | 'script' | 'style' | 'wasm';

export interface Hop extends Exchange {
  /** Address of the request, as far as it is known or can be guessed; null without any. */
  url: URL | null;
}

/** A request with all its redirects. */
export interface Load {
  role: Role;
  hops: [Hop, ...Hop[]];
  /** The last response. */
  answer: Hop;
  method: string;
}

/** Addresses of the situation. */
export interface Addresses {
  viewer: URL | null;
  archive: URL | null;
}

export function readAddresses({ viewer, archive }: Situation): Addresses {
  const viewerUrl = parseAddress(viewer);
  return { viewer: viewerUrl, archive: parseAddress(archive, viewerUrl) };
}

/** Returns the address of a request, if the text contains it. */
function getAddress({ request }: Exchange, { viewer, archive }: Addresses): URL | null {
  if (!request) return null;
  const get = (name: string) => findHeader(request.headers, name)?.value;
  const target = get(':path') ?? request.target;
  if (/^https?:/.test(target)) return parseAddress(target);
  const host = get(':authority') ?? get('host');
  if (!host) return null;
  const known = [viewer, archive].find((url) => url?.host === host) ?? viewer;
  const scheme = get(':scheme') ?? request.scheme ?? known?.protocol.slice(0, -1) ?? 'http';
  return parseAddress(`${scheme}://${host}${target.startsWith('/') ? target : ''}`);
}

const getMethod = ({ request }: Exchange) =>
  (request && findHeader(request.headers, ':method')?.value) ?? request?.method ?? 'GET';

const isDicomweb = /\/(?:studies|series|instances|dicom-?web|wado(?:-?rs|-?uri)?|rs)(?:\/|$)/i;

function isArchive(url: URL, { viewer, archive }: Addresses): boolean {
  if (viewer && url.origin !== viewer.origin) return true;
  if (archive && url.origin === archive.origin) {
    if (archive.origin !== viewer?.origin) return true;
    const root = archive.pathname.endsWith('/') ? archive.pathname : `${archive.pathname}/`;
    if (`${url.pathname}/`.startsWith(root)) return root !== '/' || isDicomweb.test(url.pathname);
  }
  return isDicomweb.test(url.pathname);
}

function getRoleOfPath(path: string, essence: string): Role {
  if (path.endsWith('/app-config.js')) return 'config';
  const extension = /\.([a-z\d]{1,5})$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === 'js' || extension === 'mjs') return 'script';
  if (extension === 'wasm') return 'wasm';
  if (extension === 'css') return 'style';
  return essence === 'text/html' || !extension || extension === 'html' ? 'page' : 'file';
}

const rolesOfTypes: Readonly<Record<string, Role>> = {
  'application/javascript': 'script',
  'application/wasm': 'wasm',
  'application/x-javascript': 'script',
  'text/css': 'style',
  'text/javascript': 'script',
};

/** Guesses what a response is if the text does not contain its request. */
function getRoleOfHeaders({ headers, status }: Exchange): Role {
  const essence = getEssence(getValue(headers, 'content-type'));
  const has = (name: string) => findHeader(headers, name) !== undefined;
  const isEmpty = essence === '' || status === 204 || getValue(headers, 'content-length') === '0';
  const allows = has('access-control-allow-methods') || has('access-control-allow-headers');
  if (isEmpty && (allows || has('allow'))) return 'preflight';
  const role = rolesOfTypes[essence];
  if (role) return role;
  return essence === 'text/html' && status < 400 && !has('access-control-allow-origin') ? 'page' : 'archive';
}

/** Returns what a response is for. */
function getRole(hop: Hop, addresses: Addresses): Role {
  if (getMethod(hop) === 'OPTIONS') return 'preflight';
  if (!hop.url || (!hop.request?.target && hop.url.pathname === '/')) return getRoleOfHeaders(hop);
  if (isArchive(hop.url, addresses)) return 'archive';
  return getRoleOfPath(hop.url.pathname, getEssence(getValue(hop.headers, 'content-type')));
}

/** Returns the address that a redirect leads to; null if the response is none. */
export function getLocation({ status, headers, url }: Hop): URL | null {
  const location = findHeader(headers, 'location')?.value;
  if (![301, 302, 303, 307, 308].includes(status) || !location) return null;
  try {
    return new URL(location.slice(0, 4000), url ?? undefined);
  } catch {
    return null;
  }
}

/** Groups responses by request, with the redirects of each, and finds out what each is for. */
export function groupResponses(exchanges: readonly Exchange[], addresses: Addresses): Load[] {
  const hops: Hop[] = exchanges
    .filter(({ status }) => status >= 200)
    .map((exchange) => ({ ...exchange, url: getAddress(exchange, addresses) }));
  const used = new Set<Hop>();
  return hops.flatMap((first, index) => {
    if (used.has(first)) return [];
    const role = getRole(first, addresses);
    const isViewers = role !== 'archive' && role !== 'preflight';
    first.url ??= isViewers ? addresses.viewer : addresses.archive;
    const load: Load = { role, hops: [first], answer: first, method: getMethod(first) };
    if (role === 'preflight') return [load];
    for (const next of hops.slice(index + 1, index + 25)) {
      const location = getLocation(load.answer);
      if (!location) break;
      if (used.has(next) || getMethod(next) === 'OPTIONS') continue;
      if (next.url && next.url.href !== location.href) continue;
      next.url = location;
      used.add(next);
      load.hops.push(next);
      load.answer = next;
    }
    return [load];
  });
}
