/** Name of a demo's component: `ButtonAsLink` for the demo `as-link` of Button. @see acceptance SC-04 */
export const getDemoName = (control: string, id: string): string =>
  control + id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
