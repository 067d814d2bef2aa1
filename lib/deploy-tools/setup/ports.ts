import type { Answers } from './answers';

const usualPorts = { http: 80, https: 443 };

/** Port on which oauth2-proxy waits for the proxy with the certificate. */
export const loginProxyPort = 4180;

/** Port of this machine to which a proxy in front of the Docker image connects. */
export const dockerPort = 3000;

/** Ports for a web server behind the login proxy. Archives often use 8080. */
const hiddenPorts = [8090, 8091, 8092];

/** Returns the port of an address. @throws TypeError if it is none */
export function getPort(address: string): number {
  const { port, protocol } = new URL(address);
  return Number(port || (protocol === 'https:' ? usualPorts.https : usualPorts.http));
}

/** Returns the origin of a viewer from its host name and port, without the usual port. */
export const getOrigin = (name: string, tls: Answers['tls']): string =>
  new URL(`${tls === 'none' ? 'http' : 'https'}://${name}`).origin;

/** Returns the port of the web server, or of nginx in the container. */
export function getListenPort({ host, tls, login }: Answers, origin: string, archive: string): number {
  const publicPort = getPort(origin);
  if (host === 'docker') return tls === 'server' && login !== 'proxy' ? 443 : 80;
  if (login !== 'proxy') return tls === 'front' ? 80 : publicPort;
  const taken = archive === '' ? [publicPort] : [publicPort, getPort(archive)];
  return hiddenPorts.find((port) => !taken.includes(port)) ?? 0;
}

/** Ports of this machine that browsers or a proxy in front connect to. */
function listOpenPorts({ host, tls, login }: Answers, publicPort: number): number[] {
  if (tls === 'front' && host === 'docker') return [dockerPort];
  if (tls === 'front') return [login === 'proxy' ? loginProxyPort : 80];
  return tls === 'server' && publicPort === 443 && login !== 'proxy' ? [80, 443] : [publicPort];
}

const isThisMachine = /^(?:localhost|127\..*|host\.docker\.internal)$/;

/**
 * Returns whether a server of the setup answers at an address itself, so that it would forward requests to itself.
 * @param own address at which browsers reach the server that forwards; empty if there is none
 */
export function isOwnAddress(address: string, own: string, answers: Answers): boolean {
  if (own === '') return false;
  const { hostname } = new URL(address);
  const port = getPort(own);
  const open = answers.route === 'cors' ? [port] : listOpenPorts(answers, port);
  if (isThisMachine.test(hostname)) return open.includes(getPort(address));
  return hostname === new URL(own).hostname && getPort(address) === port;
}
