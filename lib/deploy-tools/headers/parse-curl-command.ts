import type { RequestFacts } from './exchange';

/** A command of curl or HTTPie, perhaps after a prompt. */
const command = /^(?:[^<>$#%]{0,200}[$>#%] ?)?(?:curl(?:\.exe)?|https?) +(.{1,8000})$/;

const argument = /"([^"]*)"|'([^']*)'|([^\s"']+)/g;

/** Options of curl with a value that says nothing about the request. */
const otherOptions = new Set([
  '-o',
  '--output',
  '-D',
  '--dump-header',
  '-w',
  '--write-out',
  '--stderr',
  '-m',
]);

/** Whether a line is a command that goes on in the next line. */
export const isUnfinished = (line: string): boolean => /[\\`]$/.test(line) && command.test(line);

/**
 * Reads the request that a command makes, from a line with the command and perhaps a prompt before it.
 * @returns undefined if the line is none, or names no full address
 */
export function parseCurlCommand(line: string): RequestFacts | undefined {
  const [, text] = command.exec(line) ?? [];
  if (!text) return undefined;
  const values = [...text.matchAll(argument)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const request: RequestFacts = { method: 'GET', target: '', headers: [] };
  for (let index = 0; index < values.length; index += 1)
    if (readOption(request, values[index] ?? '', values[index + 1] ?? '')) index += 1;
  return request.target ? request : undefined;
}

/** Adds what an option says to a request. Returns whether the option has a value. */
function readOption(request: RequestFacts, option: string, value: string): boolean {
  if (/^https?:\/\//.test(option)) request.target = option;
  if (/^(?:GET|HEAD|OPTIONS|POST)$/.test(option)) request.method = option;
  if (/^-[a-zA-Z]*I$/.test(option) || option === '--head') request.method = 'HEAD';
  if (option === '-X' || option === '--request') request.method = value.toUpperCase();
  else if (option === '-H' || option === '--header') {
    const [name = '', ...rest] = value.split(':');
    request.headers.push({ name: name.toLowerCase(), value: rest.join(':').trim(), start: 0, end: 0 });
  } else return otherOptions.has(option);
  return true;
}
