import { expect, it } from 'vitest';
import { findDemo } from '@/components/showcase/demo/find-demo';

it('SC-04 looking up a demo that is not exported throws an error with its control and file', () => {
  expect(() => findDemo({}, 'Button', 'as-link')).toThrow(
    'Button: no demo exports ButtonAsLink. Export it from as-link.tsx and demos.ts.',
  );
});
