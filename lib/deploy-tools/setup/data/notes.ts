import type { Setup } from '../setup';
import { archives } from './archives';

/** Something that the reader has to know before the setup is used. */
export interface SetupNote {
  text: string;
  /** Page of the documentation. */
  href: string;
}

type Notes = (SetupNote | false)[];

function listLoginNotes({ archive, login, url, origin }: Setup): Notes {
  return [
    login === 'none' && {
      text: 'There is no login: everyone who can reach this address can see all studies. Use it for a trial, or in a closed network.',
      href: '/deployment/authorization',
    },
    login === 'oidc' && {
      text: `On the login server, register the redirect address ${url}callback and allow the origin ${origin}. The archive must reject requests without a valid token.`,
      href: '/deployment/authorization#openid-connect',
    },
    login === 'token' && {
      text: 'In the link, the token is after # so that it never reaches the web server or its logs. Make it valid for a few minutes and one study.',
      href: '/deployment/authorization#token-based-authentication-in-url',
    },
    archive === 'other' &&
      (login === 'oidc' || login === 'token') && {
        text: 'This only protects the archive if it checks the tokens itself. Ask its vendor.',
        href: '/deployment/authorization',
      },
  ];
}

/** Paths that a proxy in front must forward. */
function listPaths({ base, route, login, proxyPath }: Setup): string {
  if (base === '/') return 'all paths';
  const paths = [base, '/dicom-microscopy-viewer/'];
  if (route === 'proxy') paths.push(`${proxyPath}/`);
  if (login === 'proxy') paths.push('/oauth2/');
  return paths.join(', ');
}

function listAddressNotes(setup: Setup): Notes {
  const { tls, host, base } = setup;
  return [
    tls === 'none' && {
      text: 'Over plain HTTP, patient data travels unencrypted.',
      href: '/deployment/cors#secure-context',
    },
    tls === 'front' &&
      host !== 'storage' && {
        text: `The proxy in front must forward ${listPaths(setup)} unchanged, and keep the Host header.`,
        href: '/deployment/custom-url-access',
      },
    base !== '/' && {
      text: `The path is part of the build: PUBLIC_URL is ${base}, and routerBasename is ${base.slice(0, -1)}. To move the viewer, build it again.`,
      href: '/deployment/custom-url-access#the-two-values',
    },
  ];
}

/** Lists what matters for the setup besides its files. */
export function buildNotes(setup: Setup): SetupNote[] {
  const { archive, login, offline } = setup;
  const { steps, docs } = archives[archive];
  const script = ' Remove the script line from silent-refresh.html, which loads a library from the internet.';
  const notes: Notes = [
    ...listLoginNotes(setup),
    ...listAddressNotes(setup),
    offline === 'yes' && {
      text: `Two segmentation tools load a model from the internet, and one loads a module: hide their buttons.${login === 'oidc' ? script : ''}`,
      href: '/deployment#no-internet',
    },
    ...steps.map((text) => ({ text, href: docs })),
  ];
  return notes.filter((note): note is SetupNote => note !== false);
}
