import { toParts, type Part } from '../parts';
import type { Setup } from '../setup';

/** Builds the web.config of IIS, which needs URL Rewrite and, to forward requests, Application Request Routing. */
export function buildIis({ base, route, upstream, proxyPath, scheme }: Setup): Part[] {
  const pattern = proxyPath.slice(1).replaceAll('.', String.raw`\.`);
  const prefix = base.slice(1);
  return toParts([
    [
      '<?xml version="1.0" encoding="utf-8"?>\n<configuration>\n  <system.webServer>',
      'Settings of the site.',
    ],
    [
      '    <staticContent>\n      <remove fileExtension=".wasm" />\n      <mimeMap fileExtension=".wasm" mimeType="application/wasm" />\n      <remove fileExtension=".mjs" />\n      <mimeMap fileExtension=".mjs" mimeType="text/javascript" />\n      <remove fileExtension=".json" />\n      <mimeMap fileExtension=".json" mimeType="application/json" />',
      'Browsers reject scripts and WebAssembly that have another type.',
    ],
    [
      '      <clientCache cacheControlMode="DisableCache" />\n    </staticContent>',
      'Browsers ask each time whether a file has changed, so nobody keeps an old version or an old config.',
    ],
    ['    <rewrite>\n      <rules>', 'Rules of the URL Rewrite module.'],
    route === 'proxy' && [
      `        <rule name="archive" stopProcessing="true">\n          <match url="^${pattern}/(.*)" />`,
      'DICOMweb requests go to the archive.',
    ],
    route === 'proxy' &&
      !upstream.isSecure && [
        `          <serverVariables>\n            <set name="HTTP_X_FORWARDED_PROTO" value="${scheme}" />\n          </serverVariables>`,
        'Tells the archive which address users opened, because it repeats that address in its links.',
      ],
    route === 'proxy' && [
      `          <action type="Rewrite" url="${upstream.origin}${upstream.path}/{R:1}" />\n        </rule>`,
      'The archive as this server sees it.',
    ],
    base !== '/' && [
      `        <rule name="start page" stopProcessing="true">\n          <match url="^$" />\n          <action type="Redirect" url="${base}" redirectType="Found" />\n        </rule>`,
      'Leads from the start page of the host to the viewer. Remove this rule if another site uses the start page.',
    ],
    base !== '/' && [
      `        <rule name="microscopy" stopProcessing="true">\n          <match url="^dicom-microscopy-viewer/.*" />\n          <action type="Rewrite" url="${base}{R:0}" />\n        </rule>`,
      'The viewer always loads its microscopy library from the root of the host.',
    ],
    [
      `        <rule name="viewer" stopProcessing="true">\n          <match url="^${prefix.replaceAll('.', String.raw`\.`)}.*" />\n          <conditions>\n            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />\n          </conditions>\n          <action type="Rewrite" url="${base}index.html" />\n        </rule>`,
      'Paths without a file are pages of the viewer, so they get index.html.',
    ],
    ['      </rules>\n    </rewrite>'],
    [
      '    <security>\n      <requestFiltering>\n        <requestLimits maxAllowedContentLength="4294967295" />\n      </requestFiltering>\n    </security>',
      'Allows uploads of up to 4 GB. By default, IIS stops at 30 MB.',
    ],
    ['  </system.webServer>\n</configuration>'],
  ]);
}
