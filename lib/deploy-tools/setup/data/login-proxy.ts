import { toParts, type Part } from '../parts';
import { loginProxyPort } from '../ports';
import type { Setup } from '../setup';

/** Builds the settings of oauth2-proxy, which forwards requests of signed-in users to the web server. */
export function buildLoginProxy(setup: Setup): Part[] {
  const { host, tls, origin, publicPort, listenPort, authority, client, proxyPath } = setup;
  const isContainer = host === 'docker';
  const port = isContainer ? 4443 : publicPort;
  const folder = '/etc/oauth2-proxy';
  const upstream = isContainer ? 'http://viewer:80/' : `http://127.0.0.1:${listenPort}/`;
  return toParts([
    tls === 'server'
      ? [
          `https_address = ":${port}"\ntls_cert_file = "${folder}/fullchain.pem"\ntls_key_file = "${folder}/key.pem"`,
          'The port, the certificate and its private key.',
        ]
      : [
          `http_address = "0.0.0.0:${loginProxyPort}"\nreverse_proxy = true`,
          'The proxy with the certificate connects to this port. Its X-Forwarded headers are trusted, so nobody else may reach the port.',
        ],
    [
      `upstreams = ["${upstream}"]`,
      'The web server with the viewer. It forwards DICOMweb requests to the archive.',
    ],
    ['provider = "oidc"', 'Any login server with OpenID Connect.'],
    [`oidc_issuer_url = "${authority}"`, 'Address of the issuer.'],
    [`client_id = "${client}"`, 'A confidential client on the login server. Its secret is in login.env.'],
    [
      `redirect_url = "${origin}/oauth2/callback"`,
      'The login server sends users back to this address. Register it on the login server.',
    ],
    [
      'scope = "openid email profile"\nemail_domains = ["*"]',
      'Everyone whom the login server lets in may use the viewer.',
    ],
    ['code_challenge_method = "S256"', 'Authorization code flow with PKCE.'],
    [
      'cookie_secure = true\ncookie_samesite = "lax"',
      'Browsers send the cookie over HTTPS only, and not with requests from other sites.',
    ],
    ['skip_provider_button = true', 'Goes to the login page at once.'],
    [
      `api_routes = ["^${proxyPath.replaceAll('.', String.raw`\\.`)}/"]`,
      'If the session has expired, DICOMweb requests get status 401 instead of a login page, and the viewer reloads.',
    ],
  ]);
}
