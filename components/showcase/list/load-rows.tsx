import type { DemoModule } from '../demo/find-demo';
import { createLoaders } from '../demo/near-part';
import type { ControlRowsProps } from './control-rows';

interface Built {
  default: { code: Readonly<Record<string, string>> };
}

/** Loads the demos of one control and no other, as rows; the name is that of its folder. */
export const loadRows = createLoaders<Pick<ControlRowsProps, 'name' | 'texts'>>(async (file) => {
  const [demos, built, { ControlRows }] = await Promise.all([
    import(`../controls/${file}/demos.ts`) as Promise<DemoModule>,
    import(`@/generated/showcase/controls/${file}.json`) as Promise<Built>,
    import('./control-rows'),
  ]);
  const { code } = built.default;
  return { default: (props) => <ControlRows {...props} demos={demos} code={code} /> };
});
