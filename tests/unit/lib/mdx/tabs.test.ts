import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems } from './render';

const tab = (value: string) => `<TabItem value="${value}" label="${value}">\n\ntext\n\n</TabItem>`;
const numbered = '<TabItem value={1}>x</TabItem>\n<TabItem value="1">y</TabItem>';
const withValues = `<Tabs defaultValue="z" values={[{ value: 'a', label: 'A' }]}>`;

it.each([
  `<Tabs groupId="os">\n${tab('a')}\n${tab('b')}\n</Tabs>`,
  '<Tabs><TabItem value="a">x</TabItem><TabItem value="b">y</TabItem></Tabs>',
  `<Tabs groupId="os" queryString>\n${tab('a')}\n</Tabs>`,
  `<Tabs queryString="os">\n${tab('a')}\n</Tabs>`,
  `<Tabs defaultValue="b">\n${tab('a')}\n${tab('b')}\n</Tabs>`,
  `<Tabs defaultValue={null}>\n${tab('a')}\n</Tabs>`,
  `<Tabs>\n{/* note */}\n${tab('a')}\n</Tabs>`,
  `<Tabs>\n<TabItem value="a">\n\n<Tabs>\n${tab('a')}\n</Tabs>\n\n</TabItem>\n</Tabs>`,
  `<Tabs defaultValue="a" values={[{ value: 'a', label: 'A' }]}>\n${tab('a')}\n</Tabs>`,
  '<Tabs defaultValue={20} groupId={3}><TabItem value={18} label="Node 18">x</TabItem><TabItem value={20}>y</TabItem></Tabs>',
  '<Tabs defaultValue="v1"><TabItem value={`v1`}>x</TabItem><TabItem value={true}>y</TabItem><TabItem value={-1}>z</TabItem></Tabs>',
  '<Tabs values={[{ value: 1 }, { value: 2, label: "Two" }]}><TabItem value={1}>x</TabItem><TabItem value="2">y</TabItem></Tabs>',
])('BLD-09 compiling a page accepts the tabs %j', async (body) => {
  expect(await findProblems(body)).toEqual([]);
});

it.each([
  ['another element', `<Tabs>\n${tab('a')}\n<div>x</div>\n</Tabs>`, '7:1', /<div> cannot be directly/],
  ['text between tabs', `<Tabs>\n${tab('a')}\n\nloose\n\n</Tabs>`, '8:1', /Text cannot be directly/],
  ['a value used twice', `<Tabs>\n${tab('a')}\n${tab('a')}\n</Tabs>`, '7:1', /have the value "a"/],
  ['a number used twice', `<Tabs>\n${numbered}\n</Tabs>`, '3:1', /have the value "1"/],
  ['an unknown default', `ok\n\n<Tabs defaultValue="c">\n${tab('a')}\n</Tabs>`, '3:1', /default value "c"/],
  ['no tab', '<Tabs>\n</Tabs>', '1:1', /has no <TabItem>/],
  ['a query without group', `ok\n\n<Tabs queryString>\n${tab('a')}\n</Tabs>`, '3:1', /has no "groupId"/],
  ['a tab without value', '<Tabs>\n<TabItem label="x">y</TabItem>\n</Tabs>', '2:1', /has no value/],
  ['a tab outside of a set', 'ok\n\n<TabItem value="a">y</TabItem>', '3:1', /outside <Tabs>/],
  ['a default missing in values', `${withValues}\n${tab('a')}\n</Tabs>`, '1:1', /default value "z"/],
])('BLD-09 compiling a page with tabs reports %s with its line', async (_name, body, place, message) => {
  const { problems } = await compileBody(body);
  const [line, column] = place.split(':').map(Number);
  const fault = { line, column, rule: 'tab-set', severity: 'error', message: expect.stringMatching(message) };
  expect(problems).toMatchObject([fault]);
});

it('BLD-09 the report of an unknown default tab lists the known values', async () => {
  const { problems } = await compileBody(`<Tabs defaultValue="c">\n${tab('a')}\n${tab('b')}\n</Tabs>`);
  expect(problems[0]?.hint).toBe('Use one of: a, b.');
});
