import type { Situation } from './exchange';
import { readAddresses } from './group-responses';

/** Shells that the page has commands for. */
export const shells = ['bash', 'PowerShell'] as const;
export type Shell = (typeof shells)[number];

interface Request {
  about: string;
  address: URL;
  method?: 'OPTIONS';
  headers?: string[];
}

/**
 * Lists the commands whose output the tool checks: a request of the archive, its preflight if the browser sends one,
 * the viewer’s page and its config. Examples stand for addresses that are missing.
 */
export function listCommands(situation: Situation, shell: Shell): string {
  const found = readAddresses(situation);
  const viewer = found.viewer ?? new URL('https://viewer.clinic.example/');
  const archive = found.archive ?? new URL('https://pacs.clinic.example/dicom-web');
  const folder = viewer.href.replace(/[?#].*$/, '').replace(/[^/]*$/, '');
  const studies = new URL(`${archive.origin}${archive.pathname.replace(/\/$/, '')}/studies?limit=1`);
  const isForeign = viewer.origin !== archive.origin;
  const { authorization, quotes } = situation;
  const origin = isForeign ? [`Origin: ${viewer.origin}`] : [];
  const asked = [...(authorization ? ['authorization'] : []), ...(quotes ? ['accept'] : [])];
  const requests: Request[] = [
    {
      about: 'The archive’s answer',
      address: studies,
      headers: [...origin, ...(authorization ? [tokens[shell]] : [])],
    },
  ];
  if (isForeign && asked.length > 0)
    requests.push({
      about: 'The preflight before it',
      address: studies,
      method: 'OPTIONS',
      headers: [
        ...origin,
        'Access-Control-Request-Method: GET',
        `Access-Control-Request-Headers: ${asked.join(',')}`,
      ],
    });
  requests.push(
    { about: 'The viewer’s page', address: new URL(folder) },
    { about: 'Its config', address: new URL(`${folder}app-config.js`) },
  );
  return requests.map((request) => formatCommand(request, shell)).join('\n\n');
}

const tokens: Readonly<Record<Shell, string>> = {
  bash: 'Authorization: Bearer $TOKEN',
  PowerShell: 'Authorization: Bearer $env:TOKEN',
};

/** Quotes a text for a shell, which replaces variables only in a token. */
function quoteFor(shell: Shell, text: string): string {
  if (text.startsWith('Authorization')) return `"${text}"`;
  return `'${text.replaceAll("'", shell === 'bash' ? `'\\''` : "''")}'`;
}

function formatCommand({ about, address, method, headers = [] }: Request, shell: Shell): string {
  const [program, nothing] = shell === 'bash' ? ['curl', '/dev/null'] : ['curl.exe', 'NUL'];
  // Without -X, curl follows redirects, which browsers do not after a preflight.
  const options = ['-sv', '--stderr -', `-o ${nothing}`, method ? `-X ${method}` : '-L'];
  const more = headers.map((header) => `-H ${quoteFor(shell, header)}`);
  return `# ${about}\n${[program, ...options, ...more, quoteFor(shell, address.href)].join(' ')}`;
}
