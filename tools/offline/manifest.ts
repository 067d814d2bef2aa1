import { createHash, createPrivateKey, sign } from 'node:crypto';

/** Names of the files with the sums and with the signature of that file, in the root folder of a copy. */
export const manifestFile = 'SHA256SUMS';
export const signatureFile = 'SHA256SUMS.sig';

/** Returns the SHA-256 sum of a content in hexadecimal. */
export const getSha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the sums of all files in the format of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks them. */
export function createManifest(files: ReadonlyMap<string, string | Uint8Array>): string {
  const lines = [...files].map(([file, content]) => `${getSha256(content)}  ${file}\n`);
  return lines.sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join('');
}

/**
 * Signs a text.
 * @param key private key as PEM. Ed25519 signs the text itself, all other types its SHA-256 sum
 * @returns the signature alone, in the format that OpenSSL verifies
 * @throws Error if the key cannot be read or cannot sign
 */
export function signText(text: string, key: string): Uint8Array {
  const privateKey = createPrivateKey(key);
  const hash = privateKey.asymmetricKeyType?.startsWith('ed') ? null : 'sha256';
  return sign(hash, Buffer.from(text), privateKey);
}
