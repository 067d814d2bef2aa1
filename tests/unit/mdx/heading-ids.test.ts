import rehypeSlug from 'rehype-slug';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';

/** Ids that were there when rehype-slug began. */
const given: string[] = vi.hoisted(() => []);

vi.mock('rehype-slug', async (importOriginal) => {
  const { default: original } = await importOriginal<{ default: typeof rehypeSlug }>();
  const plugin: typeof rehypeSlug = (options) => {
    const transform = original(options);
    return (tree) => {
      for (const node of tree.children)
        if (node.type === 'element' && typeof node.properties.id === 'string') given.push(node.properties.id);
      transform(tree);
    };
  };
  return { default: plugin };
});

beforeEach(() => {
  given.length = 0;
});

/** All ids, and those that rehype-slug did not make. */
async function findIds(body: string) {
  const { headings } = await compileBody(body);
  return { ids: headings.map(({ id }) => id), given: [...given] };
}

describe('heading ids', () => {
  it('DOC-13 are made by rehype-slug', async () => {
    const body = '# A page\n\n## With `code`, *stress* and a [link](./x.md)\n\n## Twice\n\n### Twice\n';
    expect(await findIds(body)).toEqual({
      ids: ['a-page', 'with-code-stress-and-a-link', 'twice', 'twice-1'],
      given: [],
    });
  });

  it('DOC-13 are those of their author where there are such, and do not count', async () => {
    const body = '## Twice {#twice}\n\n## Twice\n\n## Twice\n\n## Own {#my-own}\n';
    expect(await findIds(body)).toEqual({
      ids: ['twice', 'twice', 'twice-1', 'my-own'],
      given: ['twice', 'my-own'],
    });
  });

  it('DOC-13 are those of Docusaurus where it reads the Markdown, and all that follow keep their numbers', async () => {
    const body = '## First\n\n## Done :tada:\n\n## Done :tada:\n\n## First\n\n## ![A logo](./a.png)\n';
    expect(await findIds(body)).toEqual({
      ids: ['first', 'done-tada', 'done-tada-1', 'first-1', 'a-logo'],
      given: ['done-tada', 'done-tada-1', 'first-1', 'a-logo'],
    });
  });
});
