// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { controlTexts } from '@/components/showcase/control-texts';
import { findDemo, type ControlDemos } from '@/components/showcase/demo/find-demo';
import { getControlFile } from '@/lib/site/showcase-names';

it.each(Object.values(controlTexts))(
  'SC-04 $name exports the component of each demo, and one for its card',
  async ({ name, demos }) => {
    const file = getControlFile(name);
    const exports: ControlDemos = await import(`../../../../components/showcase/controls/${file}/demos.ts`);
    for (const { id } of demos) expect(findDemo(exports, name, id)).toBeTypeOf('function');
    const card = await import(`../../../../components/showcase/controls/${file}/gallery-demo.tsx`);
    expect(card.default).toBeTypeOf('function');
  },
);

it('SC-04 a demo that is not exported is reported with its control and file', () => {
  expect(() => findDemo({}, 'Button', 'as-link')).toThrow(
    'Button: no demo exports ButtonAsLink. Export it from as-link.tsx and demos.ts.',
  );
});
