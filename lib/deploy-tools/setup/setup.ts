import type { Answers } from './answers';
import { completeTexts, startsOrthanc, toBase } from './texts';

/** Address of an archive, without a slash at the end. */
export interface ArchiveAddress {
  /** Such as `http://127.0.0.1:8042`. */
  origin: string;
  /** Such as `/dicom-web`. */
  path: string;
  isSecure: boolean;
}

/** What the templates need to know, computed from the answers. */
export interface Setup extends Answers {
  /** Orthanc starts in the same Compose file. */
  startsOrthanc: boolean;
  hostName: string;
  /** Origin of the viewer, such as `https://viewer.example.org`. */
  origin: string;
  scheme: 'http' | 'https';
  /** Port that browsers use. */
  publicPort: number;
  /** Path of the viewer with a slash at both ends: `/` or `/ohif/`. */
  base: string;
  /** Address of the viewer's start page. */
  url: string;
  /** The web server has the certificate. */
  hasCertificate: boolean;
  /** oauth2-proxy is between browsers and the web server. */
  isBehindLogin: boolean;
  /** Port of the web server, or of nginx in the container. */
  listenPort: number;
  /** Archive as the web server sees it. */
  upstream: ArchiveAddress;
  /** Path that the web server forwards. */
  proxyPath: string;
  /** Archive as browsers see it, if they open it directly. */
  corsArchive: ArchiveAddress;
  /** DICOMweb root in `app-config.js`. */
  root: string;
}

const toArchiveAddress = (address: string): ArchiveAddress => {
  if (address === '') return { origin: '', path: '', isSecure: false };
  const { origin, pathname, protocol } = new URL(address);
  return { origin, path: pathname.replace(/\/+$/, ''), isSecure: protocol === 'https:' };
};

const usualPorts = { http: 80, https: 443 };

/** Returns the port of the web server, or of nginx in the container. */
function getListenPort({ host, tls }: Answers, publicPort: number, isBehindLogin: boolean): number {
  if (host === 'docker') return tls === 'server' && !isBehindLogin ? 443 : 80;
  if (isBehindLogin) return 8080;
  return tls === 'front' ? 80 : publicPort;
}

/** Computes what the templates need from answers that fit each other. */
export function createSetup(answers: Answers): Setup {
  const texts = completeTexts(answers);
  const scheme = answers.tls === 'none' ? 'http' : 'https';
  const [hostName = '', port] = texts.name.split(':');
  const publicPort = Number(port ?? usualPorts[scheme]);
  const origin = `${scheme}://${hostName}${publicPort === usualPorts[scheme] ? '' : `:${publicPort}`}`;
  const base = toBase(texts.path);
  const isBehindLogin = answers.login === 'proxy';
  const isNew = startsOrthanc(answers);
  const upstream = toArchiveAddress(isNew ? 'http://orthanc:8042/dicom-web' : texts.archiveAddress);
  const corsArchive = toArchiveAddress(texts.corsAddress);
  const proxyPath = upstream.path || '/dicom-web';
  return {
    ...answers,
    ...texts,
    startsOrthanc: isNew,
    hostName,
    origin,
    scheme,
    publicPort,
    base,
    url: `${origin}${base}`,
    hasCertificate: answers.tls === 'server' && !isBehindLogin,
    isBehindLogin,
    listenPort: getListenPort(answers, publicPort, isBehindLogin),
    upstream,
    proxyPath,
    corsArchive,
    root: answers.route === 'proxy' ? proxyPath : `${corsArchive.origin}${corsArchive.path}`,
  };
}
