import { libraryKeys, oidcDocs, oidcKeys, oldKeys } from '../data/oidc-keys';
import {
  findEntry,
  getItems,
  getString,
  getValue,
  isTrue,
  lacks,
  type ConfigValue,
  type Entry,
  type ObjectValue,
} from '../values';
import { quote } from '../../reporter';
import { startOf, trimSlashes, type RuleContext } from './context';
import { getKind } from './keys';

const isAbsolute = (address: string) => /^https?:\/\//i.test(address);

function checkKey({ report, findNearest }: RuleContext, { key, place }: Entry): void {
  if (Object.hasOwn(oldKeys, key)) {
    report('oidc-old-key', place, { key, fix: oldKeys[key] ?? '' });
    return;
  }
  if (Object.hasOwn(oidcKeys, key) || libraryKeys.has(key)) return;
  const nearest = findNearest(key, [...Object.keys(oidcKeys), ...libraryKeys]);
  report('unknown-nested-key', place, {
    message: `Neither the viewer nor its login library reads ${quote(key)}.`,
    fix: nearest === null ? 'Remove it.' : `Did you mean ${nearest}?`,
    docs: oidcDocs,
  });
}

function checkClient(context: RuleContext, client: ObjectValue): void {
  const { report } = context;
  const missing = ['authority', 'client_id'].filter((key) => lacks(client, key));
  if (missing.length > 0) {
    report('oidc-incomplete', startOf(client), {
      without: missing.join(' and no '),
      keys: missing.join(' and '),
    });
  }
  if (lacks(client, 'response_type')) report('oidc-response-type', startOf(client));
  for (const entry of client.entries) checkKey(context, entry);
  const secret = findEntry(client, 'client_secret');
  if (secret?.value.kind === 'string') {
    const message = 'Everyone who opens the viewer can read client_secret.';
    report('password-in-config', secret.value, {
      message,
      fix: 'Use a public client with PKCE, unless the provider requires one.',
    });
  }
  checkAuthority(report, findEntry(client, 'authority')?.value);
  const scope = findEntry(client, 'scope')?.value;
  if (scope?.kind === 'string' && !scope.value.split(' ').includes('openid'))
    report('oidc-scope', scope, { corrected: `openid ${scope.value}`.trim() });
}

function checkAuthority(report: RuleContext['report'], value: ConfigValue | undefined): void {
  if (value?.kind !== 'string') return;
  const text = value.value;
  if (!isAbsolute(text)) {
    const message = 'authority must be a full address.';
    report('oidc-authority', value, {
      message,
      fix: "Write 'https://login.example.org/…' with the address of the issuer.",
    });
    return;
  }
  const issuer = text.replace(/\/(?:\.well-known|protocol\/openid-connect)(?:\/.*)?$/, '');
  const message = 'The viewer adds /.well-known/openid-configuration to the issuer itself.';
  if (issuer !== text) report('oidc-authority', value, { message, fix: `Write '${issuer}'.` });
}

/** Reports a relative address without a slash, or with the path that the viewer adds itself. */
function checkRelative(
  { report }: RuleContext,
  { key, value, text, basename }: { key: string; value: ConfigValue; text: string; basename: string },
): void {
  if (text !== '' && !text.startsWith('/')) report('oidc-redirect-relative', value, { key, text });
  if (basename === '' || !`${text}/`.startsWith(`${basename}/`)) return;
  report('oidc-repeats-basename', value, { basename, text, corrected: text.slice(basename.length) || '/' });
}

const addressKeys = ['redirect_uri', 'silent_redirect_uri', 'post_logout_redirect_uri'];

function checkOwnAddresses(context: RuleContext, client: ObjectValue): void {
  const { report } = context;
  const origins = new Map<string, string>();
  const basename = trimSlashes(getString(context.config, 'routerBasename') ?? '');
  for (const key of addressKeys) {
    const value = findEntry(client, key)?.value;
    if (value?.kind !== 'string') continue;
    const text = value.value;
    if (!isAbsolute(text)) {
      checkRelative(context, { key, value, text, basename });
      continue;
    }
    const origin = URL.canParse(text) ? new URL(text).origin : text;
    const [other] = origins.keys();
    if (other !== undefined && other !== origin) {
      const message = `${key} and ${origins.get(other)} have different origins: ${origin} and ${other}.`;
      report('oidc-two-origins', value, { message, fix: 'Use the address of the viewer in both.' });
    }
    origins.set(origin, key);
  }
  checkRedirect(context, client, basename);
  checkLogout(context, client, basename);
}

/** Reports that the page after the logout is the study list, which is the default. */
function checkLogout({ report, config }: RuleContext, client: ObjectValue, basename: string): void {
  const value = findEntry(client, 'post_logout_redirect_uri')?.value;
  // Below a path, the browser never reaches this page.
  if (basename !== '' || getValue(config, 'routerBasename')?.kind === 'unknown') return;
  if (lacks(client, 'post_logout_redirect_uri')) report('oidc-logout-address', startOf(client));
  else if (value?.kind === 'string' && ['', '/'].includes(getPath(value.value))) {
    const message = 'The start page runs the logout here, which breaks the filters of the study list.';
    report('oidc-logout-address', value, { message, fix: "Write '/logout-redirect.html'." });
  }
}

const getPath = (address: string) =>
  isAbsolute(address) && URL.canParse(address) ? new URL(address).pathname : address;

/** Compares the page that reads the login server's answer with the path of the viewer. */
function checkRedirect({ report }: RuleContext, client: ObjectValue, basename: string): void {
  const value = findEntry(client, 'redirect_uri')?.value;
  if (value?.kind !== 'string') return;
  const text = value.value;
  const path = getPath(text);
  const isBelow = path === basename || path.startsWith(`${basename}/`);
  const page = isAbsolute(text) && isBelow ? path.slice(basename.length) : path;
  if (page === '/' || page === '') report('oidc-redirect-start-page', value);
  else if (isAbsolute(text) && !isBelow)
    report('oidc-outside-basename', value, { quoted: quote(basename), basename });
}

function checkLoginPath({ config, line, parsed, report }: RuleContext, oidc: ConfigValue): void {
  const value = findEntry(config, 'routerBasename')?.value;
  const text = value?.kind === 'string' ? value.value : undefined;
  if (value && text !== undefined && text.length > 1 && text.endsWith('/'))
    report('oidc-basename-slash', value, { corrected: trimSlashes(text) });
  if (parsed.isExcerpt || !lacks(config, 'routerBasename')) return;
  // 3.10 replaces a missing path by PUBLIC_URL, but only if the config is an object.
  if (line === '3.10' && !parsed.setter) return;
  report('oidc-needs-basename', startOf(oidc));
}

/** Checks the login with OpenID Connect. */
export function checkLogin(context: RuleContext): void {
  const { config, report } = context;
  const oidc = getValue(config, 'oidc');
  if (oidc?.kind !== 'array') return;
  const [client, second] = oidc.items;
  if (!client) {
    if (!oidc.open) report('oidc-empty', oidc);
    return;
  }
  if (second) report('oidc-several', startOf(second));
  checkLoginPath(context, oidc);
  if (client.kind !== 'object') return;
  checkClient(context, client);
  checkOwnAddresses(context, client);
  for (const source of getItems(getValue(config, 'dataSources')))
    if (getKind(source) === 'dicomweb') checkSinglePart(report, getValue(source, 'configuration'));
}

function checkSinglePart(report: RuleContext['report'], configuration: ConfigValue | undefined): void {
  const single = findEntry(configuration, 'singlepart')?.value;
  const text = getString(configuration, 'singlepart') ?? '';
  if (!single || !(isTrue(configuration, 'singlepart') || /\b(?:pdf|video)\b/.test(text))) return;
  report('single-part-with-login', single);
}
