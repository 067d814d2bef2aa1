import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompileCache } from '@/lib/mdx/cache';
import { compileBody } from '@/lib/mdx/compile';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();
let compiled: string[] = [];

/** A cache as a new process would have it: nothing in memory. */
const open = (version = 'v1') =>
  createCompileCache(at('mdx'), version, (body) => {
    compiled.push(body);
    return compileBody(body);
  });

beforeEach(() => {
  compiled = [];
});

describe('createCompileCache', () => {
  it('compiles equal bodies of two versions once, even at the same time', async () => {
    const compile = open();
    const [one, two] = await Promise.all([compile('# A'), compile('# A')]);
    expect(compiled).toEqual(['# A']);
    expect(two).toBe(one);
  });

  it('does not compile an unchanged body again in another process', async () => {
    const first = await open()('# A\n\na <5');
    expect(first.problems).toHaveLength(1);
    expect(await open()('# A\n\na <5')).toEqual(first);
    expect(compiled).toHaveLength(1);
  });

  it('compiles a changed body, and an unchanged one after a change of the pipeline', async () => {
    await open()('# A');
    await open()('# B');
    await open('v2')('# A');
    expect(compiled).toEqual(['# A', '# B', '# A']);
  });

  it.each(['', '{"code": "x', '{"code":1}', 'null', '[]'])(
    'makes a damaged entry %j anew',
    async (damage) => {
      await open()('# A');
      const [name = ''] = readdirSync(at('mdx'));
      write(`mdx/${name}`, damage);
      expect((await open()('# A')).headings).toHaveLength(1);
      expect(compiled).toHaveLength(2);
      expect(JSON.parse(readFileSync(at(`mdx/${name}`), 'utf8'))).toHaveProperty('code');
    },
  );

  it('leaves nothing but whole entries behind', async () => {
    const compile = open();
    await Promise.all(['# A', '# B', '# C'].map((body) => compile(body)));
    expect(readdirSync(at('mdx')).filter((name) => !/^[0-9a-f]{64}\.json$/.test(name))).toEqual([]);
  });

  it('works without a place to write', async () => {
    write('file', '');
    const compile = createCompileCache(at('file/mdx'), 'v', compileBody);
    expect((await compile('# A')).headings).toHaveLength(1);
  });
});
