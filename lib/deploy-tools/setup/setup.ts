import type { Answers } from './answers';
import { getListenPort, getOrigin, getPort } from './ports';
import { completeTexts, defaultProxyPath, startsOrthanc, toBase } from './texts';

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
  /** In lower case, as browsers send it. */
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

/** Computes what the templates need from answers that fit each other. */
export function createSetup(answers: Answers): Setup {
  const texts = completeTexts(answers);
  const scheme = answers.tls === 'none' ? 'http' : 'https';
  const origin = getOrigin(texts.name, answers.tls);
  const base = toBase(texts.path);
  const isBehindLogin = answers.login === 'proxy';
  const isNew = startsOrthanc(answers);
  const upstream = toArchiveAddress(isNew ? `http://orthanc:8042${defaultProxyPath}` : texts.archiveAddress);
  const corsArchive = toArchiveAddress(texts.corsAddress);
  const proxyPath = upstream.path || defaultProxyPath;
  return {
    ...answers,
    ...texts,
    startsOrthanc: isNew,
    hostName: new URL(origin).hostname,
    origin,
    scheme,
    publicPort: getPort(origin),
    base,
    url: `${origin}${base}`,
    hasCertificate: answers.tls === 'server' && !isBehindLogin,
    isBehindLogin,
    listenPort: getListenPort(answers, origin, upstream.origin),
    upstream,
    proxyPath,
    corsArchive,
    root: answers.route === 'proxy' ? proxyPath : `${corsArchive.origin}${corsArchive.path}`,
  };
}
