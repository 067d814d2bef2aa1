import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import type { Remedy } from '@/lib/deploy-tools/headers/data/header-rule';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import { getServerLines, type ServerName } from '@/lib/deploy-tools/headers/server-lines';
import { ask } from '@/tests/support/headers/servers';
import { listen } from '@/tests/support/listen';
import { startSetup } from '@/tests/support/start-setup';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import type { RunningServer } from '@/tools/programs/start-server';

const situation: Situation = {
  viewer: 'http://viewer.example/',
  archive: 'http://localhost/cors/studies',
  credentials: true,
  authorization: true,
  quotes: true,
  isolated: false,
  framedBy: 'http://portal.example',
};

/** Remedies that change the headers of a proxied server, each at its own path. */
const remedies = ['cors', 'caching', 'corp', 'framing', 'isolation', 'no-isolation'] as const;

/** A server whose headers are all wrong. */
const wrong = createServer(({ method, url = '' }, response) => {
  response.writeHead(method === 'OPTIONS' ? 405 : 200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'max-age=1000',
    'Content-Type': url.startsWith('/cors') ? 'application/dicom+json' : 'text/html',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
  response.end();
});

const getLines = (remedy: Remedy, server: ServerName) =>
  getServerLines(remedy, server, situation).lines ?? '';

/** Configuration of each server with the lines of all remedies, in front of the wrong server. */
const configurations = {
  nginx: (backend: string) => `server {
  listen 80;
  root /srv/viewer;
  ${getLines('types', 'nginx')}
  ${remedies.map((remedy) => `location /${remedy}/ { proxy_pass ${backend}; ${getLines(remedy, 'nginx')} }`).join('\n')}
}`,
  Apache: (backend: string) => `<VirtualHost *:80>
DocumentRoot /srv/viewer
<Directory /srv/viewer>
  Require all granted
</Directory>
${getLines('types', 'Apache')}
${remedies.map((remedy) => `<Location /${remedy}/>\nProxyPass ${backend}/${remedy}/\n${getLines(remedy, 'Apache')}\n</Location>`).join('\n')}
</VirtualHost>`,
  Caddy: (backend: string) => `http:// {
  root * /srv/viewer
  ${getLines('types', 'Caddy')}
  ${remedies.map((remedy) => `handle /${remedy}/* {\n${getLines(remedy, 'Caddy')}\nreverse_proxy ${backend}\n}`).join('\n')}
  handle {
    file_server
  }
}`,
};

let backend = '';
beforeAll(async () => {
  backend = `http://127.0.0.1:${await listen(wrong)}`;
});
afterAll(() => {
  wrong.close();
});

const servers = { nginx: 'nginx', Apache: 'apache', Caddy: 'caddy' } as const;

describe.each(['nginx', 'Apache', 'Caddy'] as const)(
  'with the configuration lines for %s that the header checker suggests',
  (name) => {
    let server: RunningServer | undefined;
    let origin = '';
    const folder = makeFolder();
    beforeAll(async () => {
      // Apache reads the files as another user.
      chmodSync(folder, 0o755);
      const viewer = `${folder}/files`;
      mkdirSync(viewer);
      for (const file of ['a.js', 'a.mjs', 'a.wasm']) writeFileSync(`${viewer}/${file}`, 'text');
      const standIns = { folder, archive: backend, secureArchive: '' };
      server = await startSetup(servers[name], configurations[name](backend), { standIns, viewer, main: 80 });
      origin = server.origin;
    });
    afterAll(async () => {
      await server?.stop();
      removeFolder(folder);
    });

    /** Rules that the answer at a path breaks. */
    async function check(path: string, more: Partial<Situation> = {}, method = 'GET') {
      const asked = {
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,accept',
      };
      const headers = { Origin: 'http://viewer.example', ...(method === 'OPTIONS' && asked) };
      const { text } = await ask({ address: origin + path, method, headers }, 'verbose');
      const { findings } = checkHeaders(parseExchanges(text), {
        ...situation,
        viewer: `${origin}/`,
        ...more,
      });
      return findings.map(({ rule }) => rule);
    }

    it('the server lets a viewer of another origin read the archive, with preflights and credentials', async () => {
      const archive = { viewer: 'http://viewer.example/' };
      expect(await check('/cors/studies', archive, 'OPTIONS')).toEqual([]);
      expect(await check('/cors/studies', archive)).toEqual(['preflight-missing']);
    });

    it.each([
      ['caching', 'cached-long'],
      ['framing', 'frame-options'],
      ['isolation', 'no-opener-policy'],
    ] as const)('the checker no longer reports wrong headers of the server for %s', async (remedy, rule) => {
      const framedBy = remedy === 'framing' ? situation.framedBy : '';
      const more = { isolated: remedy === 'isolation', framedBy };
      expect(await check(`/${remedy}/`, more)).not.toContain(rule);
      expect(await check(`/corp/`, more)).toContain(rule);
    });

    it('the checker no longer reports a needless Cross-Origin-Embedder-Policy', async () => {
      expect(await check('/no-isolation/')).not.toContain('needless-embedder-policy');
      expect(await check('/caching/')).toContain('needless-embedder-policy');
    });

    it('the server lets pages of other origins embed a file, by the header Cross-Origin-Resource-Policy', async () => {
      const { text } = await ask({ address: `${origin}/corp/` }, 'plain');
      const sent = text.toLowerCase().match(/(?<=cross-origin-resource-policy: ).*/g);
      expect(sent).toEqual(['cross-origin']);
    });

    it('the server sends scripts and WebAssembly with the right content types', async () => {
      for (const path of ['/a.js', '/a.mjs', '/a.wasm']) expect(await check(path)).toEqual([]);
    });
  },
);
