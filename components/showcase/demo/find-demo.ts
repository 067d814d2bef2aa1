import type { ComponentType } from 'react';
import { getDemoName } from '@/lib/showcase/get-demo-name';

/** What `controls/<control>/demos.ts` exports: the components of its demos, by name. */
export type DemoModule = Readonly<Record<string, ComponentType>>;

/**
 * The component of a demo.
 *
 * @param id name of the demo's file
 * @throws Error when `demos.ts` does not export it
 */
export function findDemo(demos: DemoModule, control: string, id: string): ComponentType {
  const name = getDemoName(control, id);
  const demo = demos[name];
  if (!demo) throw new Error(`${control}: no demo exports ${name}. Export it from ${id}.tsx and demos.ts.`);
  return demo;
}
