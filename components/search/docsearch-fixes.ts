/** Attributes of DocSearch's container that are invalid because it is neither a button nor a combobox. */
const invalidOnContainer = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
];

function fixList(section: Element, index: number): string {
  const title = section.querySelector('.DocSearch-Hit-source');
  const list = section.querySelector('ul');
  if (!title || !list) return '';
  title.id = `docsearch-title-${index}`;
  list.id = `docsearch-list-${index}`;
  list.setAttribute('role', 'tree');
  list.setAttribute('aria-labelledby', title.id);
  for (const item of list.children) {
    item.setAttribute('role', 'treeitem');
    const name = item.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
    for (const button of item.querySelectorAll('button'))
      button.setAttribute('aria-label', `${button.title}: ${name}`);
  }
  return list.id;
}

/**
 * Fixes roles, names and ids in DocSearch 3.9: its container has the role `button`, all its lists have the same id, and
 * its options contain links, which only tree items may contain.
 * @see acceptance SM-29
 */
export function fixDocSearchMarkup(host: HTMLElement): void {
  const container = host.querySelector('.DocSearch-Container');
  for (const name of invalidOnContainer) container?.removeAttribute(name);
  // Removes a `<style>` element, which the Content Security Policy forbids.
  host.querySelector('.DocSearch-Logo style')?.remove();
  const lists = [...host.querySelectorAll('.DocSearch-Hits')].map(fixList);
  const input = host.querySelector('input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-autocomplete', 'list');
  input?.setAttribute('aria-haspopup', 'tree');
  input?.setAttribute('aria-expanded', String(lists.length > 0));
  if (lists.length > 0) input?.setAttribute('aria-controls', lists.join(' '));
  else input?.removeAttribute('aria-controls');
}

/**
 * Reapplies `fixDocSearchMarkup` whenever DocSearch changes its elements.
 * @param onChange called with the query after each change
 * @returns a function that stops watching
 */
export function watchDocSearchMarkup(host: HTMLElement, onChange: (query: string) => void): () => void {
  const observer = new MutationObserver(() => {
    fixDocSearchMarkup(host);
    observer.takeRecords();
    onChange(host.querySelector('input')?.value ?? '');
  });
  observer.observe(host, {
    childList: true,
    subtree: true,
    attributeFilter: ['role', 'value', 'aria-controls', 'aria-expanded', 'aria-activedescendant'],
  });
  return () => observer.disconnect();
}
