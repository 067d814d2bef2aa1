import type { ComponentType } from 'react';

/** What `controls/<control>/demos.ts` exports: the components of its demos, by name. */
export type DemoModule = Readonly<Record<string, ComponentType>>;

/**
 * The component of a demo: `ButtonAsLink` for the demo `as-link` of Button.
 *
 * @param id name of the demo's file
 * @throws Error when `demos.ts` does not export it
 * @see acceptance SC-04
 */
export function findDemo(demos: DemoModule, control: string, id: string): ComponentType {
  const name = control + id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const demo = demos[name];
  if (!demo) throw new Error(`${control}: no demo exports ${name}. Export it from ${id}.tsx and demos.ts.`);
  return demo;
}
