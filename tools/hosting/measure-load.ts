import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from '@/tools/programs/programs';

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
}

export interface Load {
  requestsPerSecond: number;
  /** 99th percentile of the response times in ms. */
  p99: number;
  /** Responses with a status other than 2xx or 3xx. */
  refused: number;
  /** Connections that failed, and requests without a response in time. */
  failed: number;
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads the report of `wrk --latency`. @throws Error when the report has no rate */
export function parseReport(report: string): Load {
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(report)?.[1];
  if (rate === undefined) throw new Error(`wrk reported no rate:\n${report}`);
  const [, time = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(report) ?? [];
  const errors = /Socket errors: (.*)/.exec(report)?.[1]?.match(/\d+/g) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99: Number(time) * (units[unit] ?? 1),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
    failed: errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

export const missingWrk = 'wrk is missing. Install it, for example with "apt-get install wrk".';

/**
 * Requests one address over and over with `wrk`, compressed as browsers do.
 * @throws Error when `wrk` is not installed or fails
 */
export async function measureLoad({ url, connections, seconds }: LoadOptions): Promise<Load> {
  const wrk = findProgram('wrk');
  if (!wrk) throw new Error(missingWrk);
  const args = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '--latency', '--timeout', '10s'];
  const { stdout } = await promisify(execFile)(wrk, [...args, '-H', 'Accept-Encoding: gzip, br', url]);
  return parseReport(stdout);
}

/** Returns the memory in MB that the processes of a server use, without what they share; only on Linux. */
export function readMemory(group: number): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name in parentheses: state, parent, process group.
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      kilobytes += Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended.
    }
  }
  return kilobytes / 1024;
}
