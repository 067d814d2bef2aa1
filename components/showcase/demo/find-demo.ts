import type { ComponentType } from 'react';

/** The exports of a `controls/<control>/demos.ts`: the components of the control’s demos, by name. */
export type ControlDemos = Readonly<Record<string, ComponentType>>;

/** Returns the name of a demo’s component: `ButtonAsLink` for the demo `as-link` of Button. */
export const getDemoName = (control: string, id: string): string =>
  control + id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the component of a demo.
 * @param id name of the demo’s file without its extension
 * @throws Error if `demos.ts` doesn’t export the component
 * @see acceptance SC-04
 */
export function findDemo(demos: ControlDemos, control: string, id: string): ComponentType {
  const name = getDemoName(control, id);
  const demo = demos[name];
  if (!demo) throw new Error(`${control}: no demo exports ${name}. Export it from ${id}.tsx and demos.ts.`);
  return demo;
}
