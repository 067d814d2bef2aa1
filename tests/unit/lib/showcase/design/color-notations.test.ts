import { expect, it } from 'vitest';
import { toColorNotations } from '@/lib/showcase/design/color-notations';

it.each(['0.5rem', 'hsl(191 74% 63% / 0.5)', 'transparent', 'var(--ui-gone)', ''])(
  'SC-03 the design page gives no color notations for %o, which is not an opaque color',
  (css) => {
    expect(toColorNotations(css)).toBeNull();
  },
);
