import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';

const check = (text: string) => checkConfig(text, { line: '3.10', path: '/' });

describe('the config checker, given another file than a config,', () => {
  it.each([
    ['a Compose file', 'version: "3"\nservices:\n  nginx:\n    image: nginx'],
    ['a Compose file', '# viewer\n\nservices:\n  viewer:\n    environment:\n      APP_CONFIG: |'],
    ['YAML', 'apiVersion: v1\nkind: ConfigMap\ndata:\n  app-config.js: |\n    window.config = {};'],
    ['a configuration of nginx', 'server {\n  listen 80;\n}'],
    ['a configuration of Apache', '<VirtualHost *:80>\n  ServerName viewer\n</VirtualHost>'],
    ['a Dockerfile', '# the viewer\nFROM ohif/app:v3.10.1\nCOPY app-config.js /usr/share/nginx/html/'],
    ['a shell script', '#!/bin/sh\ncat > app-config.js <<EOF\nwindow.config = {};\nEOF'],
    ['a shell script', 'docker run -e APP_CONFIG="window.config = {};" ohif/app:v3.10.1'],
    ['a Compose file', '```yaml\nservices:\n  viewer:\n    image: ohif/app\n```'],
  ])('names what it is: %s', (kind, text) => {
    const { findings, limits } = check(text);
    expect(findings).toMatchObject([{ rule: 'other-file', message: `This is ${kind}, not app-config.js.` }]);
    expect(limits).toEqual([]);
  });

  it('checks the code in a Markdown code block', () => {
    const { findings } = check(
      "# Config\n\n```js\nwindow.config = { routerBasename: 'ohif' };\n```\nIt's done.",
    );
    expect(findings.find(({ rule }) => rule === 'basename-without-slash')).toMatchObject({
      line: 4,
      column: 35,
    });
  });
});

describe('the message of the config checker about code that the browser cannot read', () => {
  it.each([
    ['\u200B', '200B'],
    ['\u00AD', '00AD'],
  ])('names the code point of an invisible character', (character, code) => {
    const [finding] = check(`window.config = {${character} modes: [] };`).findings;
    expect(finding?.message).toMatch(`Unexpected character U+${code}, which is invisible.`);
  });

  it.each([
    ['const config: AppTypes.Config = { modes: [] };', /TypeScript/],
    ['window.config = { modes: [] } as AppTypes.Config;', /TypeScript/],
    ['interface Config { modes: string[] }\nwindow.config = {};', /TypeScript/],
    ["window.config = { createLogoComponentFn: () => <img src='a.png' /> };", /JSX/],
    ['window.config = { modes: []; extensions: [] };', /a comma, not a semicolon/],
    ['window.config = { modes: [], showStudyList = true };', /a colon, not =/],
    ['window.config = { showStudyList: ${SHOW} };', /placeholder/],
    ['window.config = { showStudyList: {{ show }} };', /placeholder/],
    ['window.config = { showStudyList: <%= show %> };', /placeholder/],
    ['window.config = { showStudyList: @SHOW@ };', /placeholder/],
    ['window.config = { showStudyList: * };', /^Correct the code here/],
  ])('says what to write instead of %s', (text, fix) => {
    expect(check(text).findings).toMatchObject([{ rule: 'syntax-error', fix: expect.stringMatching(fix) }]);
  });
});
