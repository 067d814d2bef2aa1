import { expect, it } from 'vitest';
import { parseReport } from '@/tools/hosting/measure-load';

const report = `Running 5s test @ http://localhost:8080/faq/general
  2 threads and 32 connections
  Latency Distribution
     50%    1.02ms
     99%    1.50s
  105942 requests in 5.00s, 1.20GB read
  Socket errors: connect 1, read 2, write 0, timeout 4
  Non-2xx or 3xx responses: 12
Requests/sec:  21182.11
Transfer/sec:    245.00MB
`;

it('reads rate, response times and failures of a report', () => {
  expect(parseReport(report)).toEqual({ requestsPerSecond: 21182.11, p99: 1500, refused: 12, failed: 7 });
  const flawless = report.replace(/ +Socket errors.*\n.*\n/, '').replace('1.50s', '640.00us');
  expect(parseReport(flawless)).toEqual({ requestsPerSecond: 21182.11, p99: 0.64, refused: 0, failed: 0 });
});

it('throws for a report without a rate', () => {
  expect(() => parseReport('unable to connect')).toThrow('wrk reported no rate');
});
