import type { Remedy } from './header-rule';
import { allowedHeaders, type Lines, type Values } from './lines';

/** A header to set, or to remove if it has no value. */
type Change = readonly [name: string, value?: string];

const allowedMethods = 'GET, POST, OPTIONS';
const opener = 'Cross-Origin-Opener-Policy';
const embedder = 'Cross-Origin-Embedder-Policy';
const allowOrigin = 'Access-Control-Allow-Origin';

const listCorsHeaders = ({ origin, credentials }: Values): Change[] => [
  [allowOrigin, origin],
  ...(credentials ? ([['Access-Control-Allow-Credentials', 'true']] as const) : []),
  ['Vary', 'Origin'],
];
const preflightHeaders: Change[] = [
  ['Access-Control-Allow-Headers', allowedHeaders],
  ['Access-Control-Allow-Methods', allowedMethods],
  ['Access-Control-Max-Age', '86400'],
];

/** Headers of the viewer’s page for each remedy. */
const pageChanges: Partial<Record<Remedy, (values: Values) => Change[]>> = {
  caching: () => [['Cache-Control', 'no-cache']],
  corp: () => [
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    [embedder, 'require-corp'],
  ],
  framing: ({ ancestors }) => [
    ['X-Frame-Options'],
    ['Content-Security-Policy', `frame-ancestors ${ancestors}`],
  ],
  isolation: () => [
    [opener, 'same-origin'],
    [embedder, 'require-corp'],
  ],
  'no-isolation': () => [[opener], [embedder]],
};

/** Lines of a server that can set any header. */
function setHeaders(where: string, format: (changes: Change[]) => string): Lines {
  return Object.fromEntries(
    Object.entries(pageChanges).map(([remedy, list]) => [
      remedy,
      (values: Values) => ({ where, lines: format(list(values)) }),
    ]),
  );
}

const indent = (text: string, by: string) => text.replace(/^/gm, by);

/** A proxied server can have a Vary header of its own, which stays. The other headers may be sent once only. */
const isReplaced = ([name]: Change) => name !== 'Vary';

const addNginxHeaders = (changes: readonly Change[]) =>
  changes
    .flatMap(([name, value]) => (value === undefined ? [] : [`add_header ${name} "${value}" always;`]))
    .join('\n');

const nginxHeaders = (changes: readonly Change[]) =>
  [...changes.filter(isReplaced).map(([name]) => `proxy_hide_header ${name};`), addNginxHeaders(changes)]
    .join('\n')
    .trim();

export const nginx: Lines = {
  ...setHeaders(
    'In the location block. It then needs all its add_header lines, because it inherits none.',
    nginxHeaders,
  ),
  cors: (values) => ({
    where: 'In the location block that forwards to the archive.',
    lines: `if ($request_method = OPTIONS) {
${indent(addNginxHeaders([...listCorsHeaders(values), ...preflightHeaders]), '  ')}
  return 204;
}
${nginxHeaders(listCorsHeaders(values))}`,
  }),
  types: () => ({
    where: 'In the server block, next to location /.',
    lines: `location ~ \\.m?js$ {
  types { text/javascript js mjs; }
}
location ~ \\.wasm$ {
  types { application/wasm wasm; }
}`,
  }),
};

// Answers of a proxied server are in another table than those of Apache, so both are changed.
const apacheHeaders = (changes: readonly Change[]) =>
  changes
    .flatMap(([name, value]) => [
      ...(isReplaced([name]) ? [`Header unset ${name}`] : []),
      value === undefined ? `Header always unset ${name}` : `Header always set ${name} "${value}"`,
    ])
    .join('\n');

export const apache: Lines = {
  ...setHeaders('In the virtual host, with the module headers.', apacheHeaders),
  cors: (values) => ({
    where: 'In the Location block of the archive, with the modules headers and rewrite.',
    lines: `${apacheHeaders([...listCorsHeaders(values), ...preflightHeaders])}
RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]`,
  }),
  types: () => ({
    where: 'In the virtual host.',
    lines: 'AddType text/javascript .js .mjs\nAddType application/wasm .wasm\nAddType text/css .css',
  }),
};

// Without defer, a header of the proxied server would be a second one.
const caddyHeaders = (changes: readonly Change[]) =>
  `header {
${changes
  .map(([name, value]) => {
    if (value === undefined) return `  -${name}`;
    return `  ${isReplaced([name]) ? '' : '+'}${name} "${value}"`;
  })
  .join('\n')}
  defer
}`;

export const caddy: Lines = {
  ...setHeaders('In the site block.', caddyHeaders),
  cors: (values) => ({
    where: 'In the handle block of the archive.',
    lines: `${caddyHeaders([...listCorsHeaders(values), ...preflightHeaders])}
@preflight method OPTIONS
respond @preflight 204`,
  }),
  types: () => ({
    where: 'In the site block.',
    lines: `@scripts path *.js *.mjs
header @scripts Content-Type text/javascript
@wasm path *.wasm
header @wasm Content-Type application/wasm`,
  }),
};

const inWebConfig = 'In web.config, inside system.webServer.';
const iisHeaders = (changes: readonly Change[]) =>
  `<httpProtocol>
  <customHeaders>
${changes
  .flatMap(([name, value]) => [
    `    <remove name="${name}" />`,
    ...(value === undefined ? [] : [`    <add name="${name}" value="${value}" />`]),
  ])
  .join('\n')}
  </customHeaders>
</httpProtocol>`;

export const iis: Lines = {
  ...setHeaders(inWebConfig, iisHeaders),
  caching: () => ({
    where: inWebConfig,
    lines: `<staticContent>
  <clientCache cacheControlMode="DisableCache" />
</staticContent>`,
  }),
  cors: ({ origin, credentials }) => ({
    where: `${inWebConfig} It needs the IIS CORS module.`,
    lines: `<cors enabled="true">
  <add origin="${origin}" allowCredentials="${credentials}" maxAge="86400">
    <allowHeaders>
${allowedHeaders
  .split(', ')
  .map((name) => `      <add header="${name}" />`)
  .join('\n')}
    </allowHeaders>
    <allowMethods>
${allowedMethods
  .split(', ')
  .map((name) => `      <add method="${name}" />`)
  .join('\n')}
    </allowMethods>
  </add>
</cors>`,
  }),
  types: () => ({
    where: inWebConfig,
    lines: `<staticContent>
  <remove fileExtension=".mjs" />
  <mimeMap fileExtension=".mjs" mimeType="text/javascript" />
  <remove fileExtension=".wasm" />
  <mimeMap fileExtension=".wasm" mimeType="application/wasm" />
</staticContent>`,
  }),
};
