import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { createManifest, signText } from '@/tools/offline/manifest';

it('the checksum list of an offline copy is sorted by file name, in the format of sha256sum', () => {
  const files = new Map(Object.entries({ 'b.txt': new Uint8Array([97]), 'a b.txt': '' }));
  expect(createManifest(files))
    .toBe(`e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a b.txt
ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  b.txt
`);
});

it.each([
  ['Ed25519', generateKeyPairSync('ed25519'), null],
  ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }), 'sha256'],
  ['ECDSA', generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'sha256'],
])(
  'the checksum list of an offline copy can be signed with an %s key',
  (_, { publicKey, privateKey }, hash) => {
    const signature = signText('list', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(verify(hash, Buffer.from('list'), publicKey, signature)).toBe(true);
    expect(verify(hash, Buffer.from('other'), publicKey, signature)).toBe(false);
  },
);

it('signing the checksum list of an offline copy throws for an invalid private key', () => {
  expect(() => signText('list', 'no key')).toThrow('DECODER');
});
