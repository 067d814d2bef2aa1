import { getValue, type HeaderField } from './exchange';

/** Why a page cannot be shown in a frame: the header, and its value. */
export interface FramingMistake {
  header: 'content-security-policy' | 'x-frame-options';
  value: string;
}

/** Splits a URL expression of a policy, such as `https://*.example.org:*`. */
const sourcePattern = /^(?:([a-z][\w+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+|\[[\da-f:]+\])(?::(\d+|\*))?(\/.*)?$/i;

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const getPort = ({ protocol, port }: URL) => port || (defaultPorts[protocol] ?? '');

/** Whether a scheme of a policy matches that of a page; `http` also allows `https`. */
const matchesScheme = (scheme: string, protocol: string) =>
  `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');

/** Whether a source of a policy allows a page. @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function matchesSource(source: string, parent: URL, self: URL): boolean {
  if (source === '*') return /^https?:$/.test(parent.protocol);
  if (source.toLowerCase() === "'self'") return isSelf(parent, self);
  const [, onlyScheme] = /^([a-z][\w+.-]*):$/i.exec(source) ?? [];
  if (onlyScheme) return matchesScheme(onlyScheme.toLowerCase(), parent.protocol);
  const [, scheme = self.protocol.slice(0, -1), host = '', port] = sourcePattern.exec(source) ?? [];
  return (
    host !== '' &&
    matchesScheme(scheme.toLowerCase(), parent.protocol) &&
    matchesHost(host.toLowerCase(), parent.hostname) &&
    matchesPort(port, parent)
  );
}

const matchesHost = (name: string, hostname: string) =>
  name.startsWith('*') ? name === '*' || hostname.endsWith(name.slice(1)) : hostname === name;

function matchesPort(port: string | undefined, parent: URL): boolean {
  const actual = getPort(parent);
  if (port === undefined) return actual === defaultPorts[parent.protocol];
  return (
    port === '*' || port === actual || (port === '80' && actual === '443' && parent.protocol === 'https:')
  );
}

/** `'self'` also allows the same host with HTTPS, if both ports are the usual ones. */
const isSelf = (parent: URL, self: URL) =>
  parent.origin === self.origin ||
  (parent.hostname === self.hostname &&
    parent.protocol === 'https:' &&
    getPort(parent) === '443' &&
    getPort(self) === defaultPorts[self.protocol]);

/** Lists the sources of `frame-ancestors` of each policy that has them. */
function listAncestors(policies: string): string[][] {
  return policies.split(',').flatMap((policy) => {
    const directive = policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .find(([name]) => name?.toLowerCase() === 'frame-ancestors');
    return directive ? [directive.slice(1)] : [];
  });
}

/**
 * Whether a page of another address may show this page in a frame.
 * @returns null if it may
 * @see https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header
 */
export function checkFraming(headers: readonly HeaderField[], parent: URL, self: URL): FramingMistake | null {
  const ancestors = listAncestors(getValue(headers, 'content-security-policy') ?? '');
  const closed = ancestors.find((sources) => !sources.some((source) => matchesSource(source, parent, self)));
  if (closed)
    return { header: 'content-security-policy', value: `frame-ancestors ${closed.join(' ')}`.trim() };
  // Browsers ignore X-Frame-Options if a policy names the pages that may frame this one.
  if (ancestors.length > 0) return null;
  const value = getValue(headers, 'x-frame-options');
  if (value === null) return null;
  const options = new Set(value.split(',').map((option) => option.trim().toLowerCase()));
  const isKnown = ['deny', 'allowall', 'sameorigin'].some((option) => options.has(option));
  const isBlocked =
    options.size > 1
      ? isKnown
      : options.has('deny') || (options.has('sameorigin') && parent.origin !== self.origin);
  return isBlocked ? { header: 'x-frame-options', value } : null;
}
