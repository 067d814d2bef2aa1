import type { InlineScripts } from '@/build/browser-scripts';
import { getCommonDirectives, getScriptDirective, type CspOrigins } from '@/build/finish/csp';
import { hashedFilesFolder } from '@/build/finish/next-internals';

/** Headers of all responses for the paths that a pattern matches; `*` stands for any characters. */
export interface HeaderRule {
  paths: string;
  headers: Readonly<Record<string, string>>;
}

/** Folders whose file names contain a hash of the content, so that browsers can keep their files forever. */
export const hashedFolders = [hashedFilesFolder, '/assets/generated'] as const;

/** `Cache-Control` of files in `hashedFolders`. */
export const cacheForever = 'public, max-age=31536000, immutable';

/**
 * Returns the Content Security Policy that hosts send with every file: scripts and what else is equal on all pages, and
 * `frame-ancestors`, which browsers ignore in a page. Style attributes are left to the policies of the few pages that
 * have some.
 */
const buildHeaderPolicy = (origins: CspOrigins, { page, home, redirect }: InlineScripts): string =>
  [
    getScriptDirective([page, ...(home ? [home] : []), redirect], origins),
    ...getCommonDirectives(origins),
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Returns the headers that a host should send for an export: those of all files first. All other files than those in
 * `hashedFolders` are revalidated.
 */
export function getHeaderRules(origins: CspOrigins, inlineScripts: InlineScripts): HeaderRule[] {
  return [
    {
      paths: '/*',
      headers: {
        'Content-Security-Policy': buildHeaderPolicy(origins, inlineScripts),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=31536000',
      },
    },
    ...hashedFolders.map((folder) => ({ paths: `${folder}/*`, headers: { 'Cache-Control': cacheForever } })),
    { paths: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  ];
}
