import { afterAll, beforeAll, describe } from 'vitest';
import { testBaseAddress } from './failing/base-address';
import { testCrashes } from './failing/crashes';
import { testHostedSearch } from './failing/hosted-search';
import { testLazyParts } from './failing/lazy-parts';
import { testLostCode } from './failing/lost-code';
import { testSecrets } from './failing/secrets';
import { testShellCrashes } from './failing/shell-crashes';
import { startFailingSite, type FailingSite } from './failing/site';

describe('a site whose pages, shell, scripts and hosted search fail', () => {
  let site: FailingSite | undefined;
  const getSite = () => {
    if (!site) throw new Error('The site does not run.');
    return site;
  };

  beforeAll(async () => {
    site = await startFailingSite();
  });
  afterAll(() => site?.stop());

  describe('pages that crash', () => {
    testCrashes(getSite);
  });
  describe('a shell that crashes', () => {
    testShellCrashes(getSite);
  });
  describe('parts that are loaded on demand', () => {
    testLazyParts(getSite);
  });
  describe('scripts that do not arrive', () => {
    testLostCode(getSite);
  });
  describe('a hosted search', () => {
    testHostedSearch(getSite);
  });
  describe('keys', () => {
    testSecrets(getSite);
  });
  describe('base address', () => {
    testBaseAddress(getSite);
  });
});
