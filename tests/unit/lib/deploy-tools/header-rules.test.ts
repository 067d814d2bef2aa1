import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toLatestLink } from '@/lib/deploy-tools/docs-link';
import { checkHeaderText } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { rules } from '@/lib/deploy-tools/headers/data/rules';
import { buildReport } from '@/lib/deploy-tools/report';
import { hasSection } from '@/tests/support/has-section';
import { plainSituation } from '@/tests/support/headers/situation';

const folder = 'tests/fixtures/header-rules';
/** A text that is too long is no file of the repository. */
const names = Object.keys(rules).filter((name) => name !== 'too-long');

const usual: Situation = {
  viewer: 'https://viewer.example/',
  archive: 'https://pacs.example/dicom-web',
  ...plainSituation,
};

/** Checks a file in the situation that its first line describes, if it differs from the usual one. */
function check(name: string) {
  const text = readFileSync(`${folder}/${name}.txt`, 'utf8');
  const more = JSON.parse(/^# (\{.*\})/.exec(text)?.[1] ?? '{}') as Partial<Situation>;
  return checkHeaderText(text, { ...usual, ...more });
}

it('rules of the header checker each have a test file with the mistake that they report', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));
  expect(files.toSorted()).toEqual(names.toSorted());
});

it.each(names)('the header checker reports %s in the file with this mistake, and nothing else', (name) => {
  const { findings, text } = check(name);
  expect(findings.map(({ rule }) => rule)).toEqual([name]);
  for (const { message, fix, start, end, line } of findings) {
    expect(message + fix).not.toMatch(/\{\w+\}/);
    expect(message).toMatch(/^.{12,260}[.?!]$/s);
    expect(message).not.toMatch(/[a-z,] The /);
    expect(fix).toMatch(/^[A-Z].{3,}\.$/s);
    expect(start <= end && end <= text.length).toBe(true);
    expect(line).toBe(text.slice(0, start).split('\n').length);
  }
});

it('rules of the header checker link to sections that the documentation has, and have titles for their pages', () => {
  const links = Object.values(rules).map(({ docs }) => toLatestLink(docs));
  expect(links.filter(({ href }) => !hasSection('content/latest', href))).toEqual([]);
  expect(links.filter(({ title }) => title.includes('/'))).toEqual([]);
});

it('the header checker reports a mistake once, even if several responses contain it', () => {
  const text = readFileSync(`${folder}/no-allow-origin.txt`, 'utf8');
  expect(checkHeaderText(text.repeat(5), usual).findings).toHaveLength(1);
});

it('the header checker reports mixed content even if only the preflight to an archive with HTTP was pasted', () => {
  const answer = 'HTTP/1.1 204 No Content\nAccess-Control-Allow-Origin: *\n';
  const text = `OPTIONS http://pacs.example/rs/studies\n${answer}`;
  const { findings, readable } = checkHeaderText(text, usual);
  expect(findings.map(({ rule }) => rule)).toEqual(['mixed-content']);
  expect(readable).toBe(false);
});

it('the header checker reports nothing for the responses of a viewer and an archive that work together', () => {
  const text = `> OPTIONS /dicom-web/studies HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
>
< HTTP/1.1 204 No Content
< Access-Control-Allow-Origin: https://viewer.example
< Access-Control-Allow-Headers: Authorization, Accept, Content-Type
< Access-Control-Allow-Methods: GET, POST, OPTIONS
< Vary: Origin
> GET /dicom-web/studies HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
> Authorization: Bearer abcdef123456
>
< HTTP/1.1 200 OK
< Access-Control-Allow-Origin: https://viewer.example
< Vary: Accept-Encoding, Origin
< Content-Type: multipart/related; type="application/dicom+json"; boundary=abc
> GET / HTTP/1.1
> Host: viewer.example
< HTTP/1.1 200 OK
< Content-Type: text/html; charset=utf-8
< Cache-Control: no-cache
> GET /app-config.js HTTP/1.1
> Host: viewer.example
< HTTP/1.1 200 OK
< Content-Type: application/javascript
< Cache-Control: no-cache`;
  const situation = { ...usual, authorization: true, quotes: true, framedBy: 'https://portal.example' };
  const { findings, readable, framed, isolated } = checkHeaderText(text, situation);
  expect(findings).toEqual([]);
  expect({ readable, framed, isolated }).toEqual({ readable: true, framed: true, isolated: false });
});

it('the header checker names the cause of a failed preflight, and how two origins differ', () => {
  expect(check('preflight-status').findings[0]?.message).toContain('A login protects OPTIONS too');
  expect(check('origin-mismatch').findings[0]?.message).toContain('The scheme differs.');
  const allowed = 'Access-Control-Allow-Origin: https://viewer.example/';
  const text = `HTTP/1.1 200 OK\n${allowed}\nContent-Type: application/json\nVary: Origin`;
  const { findings } = checkHeaderText(text, usual);
  expect(findings[0]?.message).toContain('An origin has no slash at the end.');
});

it('the header checker lists its findings in a report without tokens and cookies', () => {
  const text = `> GET https://pacs.example/dicom-web/studies?token=abcdef123456 HTTP/1.1
> Host: pacs.example
> Authorization: Bearer abcdef123456
> Cookie: session=abcdef123456
< HTTP/1.1 200 OK
< Set-Cookie: session=abcdef123456; Path=/; HttpOnly
< X-Auth-Token: abcdef123456
< Access-Control-Allow-Origin: https://viewer:abcdef123456@viewer.example/`;
  const checked = checkHeaderText(text, usual);
  const report = buildReport({ ...checked, title: 'Check', limits: [], siteUrl: 'https://docs.example' });
  expect(JSON.stringify([checked, report])).not.toContain('abcdef123456');
  expect(checked.text).toContain('Set-Cookie: session=•••; Path=/; HttpOnly');
  expect(report).toContain('(`origin-mismatch`)');
});
