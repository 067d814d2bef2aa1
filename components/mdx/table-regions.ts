import { watchOverflow } from './watch-overflow';

/** A name for each table: its caption, else the heading above it; repeated names are counted. */
function tableNames(root: ParentNode): Map<HTMLElement, string> {
  const names = new Map<HTMLElement, string>();
  const seen = new Map<string, number>();
  let heading = '';
  for (const element of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, .table-wrapper')) {
    if (!element.classList.contains('table-wrapper')) {
      heading = element.textContent ?? '';
      continue;
    }
    const name = element.querySelector('caption')?.textContent || (heading ? `Table: ${heading}` : 'Table');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    names.set(element, count > 1 ? `${name} (${count})` : name);
  }
  return names;
}

/** Makes tables that are wider than the text reachable and scrollable by keyboard, as named regions. */
export function attachTableRegions(root: ParentNode): () => void {
  const names = tableNames(root);
  return watchOverflow(names.keys(), (wrapper, overflows) => {
    if (!overflows) {
      for (const name of ['tabindex', 'role', 'aria-label']) wrapper.removeAttribute(name);
      return;
    }
    wrapper.tabIndex = 0;
    wrapper.setAttribute('role', 'region');
    wrapper.setAttribute('aria-label', names.get(wrapper) ?? 'Table');
  });
}
