import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNginx } from '@/tools/programs/nginx';
import { makeCertificate } from '@/tools/programs/make-certificate';
import type { SampleFault, Sample } from './sample';

const work = resolve('.cache/samples/nginx');

/** Lines to add before and after an nginx sample, depending on its first directive, to get a complete configuration. */
const surroundings: readonly { first: RegExp; before: string; after: string }[] = [
  { first: /^(?:events|http|worker_processes|user)\b/, before: '', after: '' },
  { first: /^(?:server\s*\{|map\b|upstream\b)/, before: 'events {} http {', after: '}' },
  { first: /^location\b/, before: 'events {} http { server { listen 20080;', after: '} }' },
  { first: /./, before: 'events {} http { server { listen 20080; location / {', after: '} } }' },
];

/** Checks nginx samples with `nginx -t`, after completing each sample to a full configuration. */
export function checkNginx(samples: readonly Sample[]): SampleFault[][] {
  if (samples.length === 0) return [];
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'logs'), { recursive: true });
  makeCertificate(work);
  return samples.map(testConfiguration);
}

function testConfiguration({ code }: Sample): SampleFault[] {
  const first =
    code
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line && !line.startsWith('#')) ?? '';
  const around = surroundings.find((entry) => entry.first.test(first));
  const file = join(work, 'nginx.conf');
  writeFileSync(
    file,
    `pid logs/nginx.pid; error_log stderr; ${around?.before ?? ''}\n${makeLocal(code)}\n${around?.after ?? ''}\n`,
  );
  const { status, stderr } = spawnSync(findNginx(), ['-t', '-q', '-p', work, '-c', file], {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const [, message = stderr.trim(), line = '2'] =
    /\[emerg\] (?:\d+#\d+: )?(.*?)(?: in \S+:(\d+))?$/m.exec(stderr) ?? [];
  const hint = 'Correct the configuration. A sample must consist of complete directives.';
  return [
    { line: Math.max(1, Number(line) - 1), rule: 'sample-nginx', message: `nginx says: ${message}`, hint },
  ];
}

/** Replaces certificates, host names and privileged ports, which do not exist where the sample is checked. */
function makeLocal(code: string): string {
  return (
    code
      .replace(/\$\{SSL_PORT\}/g, '20443')
      .replace(/\$\{PORT\}/g, '20080')
      .replace(/\$\{PUBLIC_URL\}/g, '/')
      .replace(/^(\s*ssl_certificate\s+)[^;]+;/gm, `$1${join(work, 'cert.pem')};`)
      .replace(/^(\s*ssl_certificate_key\s+)[^;]+;/gm, `$1${join(work, 'key.pem')};`)
      .replace(/^(\s*listen\s+(?:\[::\]:)?)(\d{2,3})\b/gm, '$120$2')
      .replace(/(proxy_pass\s+https?:\/\/)[a-z][\w.-]*/g, '$1127.0.0.1')
      // This directive exists since nginx 1.25, but Debian has older versions.
      .replace(/^\s*http2\s+on;/gm, '')
  );
}
