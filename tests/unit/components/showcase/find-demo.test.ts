import { expect, it } from 'vitest';
import { findDemo } from '@/components/showcase/demo/find-demo';

it('SC-04 an error names the control and the file of a demo that is not exported', () => {
  expect(() => findDemo({}, 'Button', 'as-link')).toThrow(
    'Button: no demo exports ButtonAsLink. Export it from as-link.tsx and demos.ts.',
  );
});
