import { azure, bucket, dcm4chee, google } from './data/archive-lines';
import { apache, caddy, iis, nginx } from './data/web-server-lines';
import { parseAddress, type Situation } from './exchange';
import type { Remedy } from './data/header-rule';
import { inProxy, type Lines, type ServerLines } from './data/lines';

/** Servers that the page has lines for, by the name that it shows. */
export const servers = [
  'nginx',
  'Apache',
  'Caddy',
  'IIS',
  'Orthanc',
  'dcm4chee',
  'Azure',
  'Google Cloud',
  'S3 bucket',
] as const;

export type ServerName = (typeof servers)[number];

const linesOf: Readonly<Record<ServerName, Lines>> = {
  nginx,
  Apache: apache,
  Caddy: caddy,
  IIS: iis,
  Orthanc: {},
  dcm4chee,
  Azure: azure,
  'Google Cloud': google,
  'S3 bucket': bucket,
};

/** Returns the lines that a server needs, or why it has none. */
export function getServerLines(remedy: Remedy, server: ServerName, situation: Situation): ServerLines {
  const viewer = parseAddress(situation.viewer);
  const parent = parseAddress(situation.framedBy);
  const values = {
    origin: viewer?.origin ?? 'https://viewer.clinic.example',
    credentials: situation.credentials,
    ancestors: `'self' ${parent?.origin ?? 'https://portal.clinic.example'}`,
  };
  const lines = linesOf[server][remedy]?.(values);
  if (lines) return lines;
  if (remedy === 'cors' || remedy === 'corp')
    return { where: `${server} cannot set these headers. ${inProxy}` };
  return {
    where: `${server} has no setting for this. Choose the web server that serves the viewer’s files.`,
  };
}
