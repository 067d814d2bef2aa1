import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findSampleProgram } from './sample-programs';

/**
 * Makes a certificate that no browser trusts, by default for localhost: `cert.pem` and `key.pem` in a folder.
 * @throws Error if openssl is missing or fails
 */
export function makeCertificate(folder: string, hosts: readonly string[] = ['localhost']): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const kind = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`;
  const args = [...kind, '-subj', `/CN=${hosts[0]}`, '-addext', names, ...files];
  const { status, stderr } = spawnSync(findSampleProgram('openssl'), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
}
