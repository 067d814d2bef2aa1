/** Attributes that are wrong on a box that is neither a button nor a combobox. */
const wrongOnContainer = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
];

function mendList(section: Element, index: number): string {
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
 * Corrects roles, names and ids of DocSearch 3.9: its container is a button, its lists share an id, and their options
 * contain links, which only items of a tree may.
 * @see acceptance SM-29
 */
export function mendDocSearch(host: HTMLElement): void {
  const container = host.querySelector('.DocSearch-Container');
  for (const name of wrongOnContainer) container?.removeAttribute(name);
  // The content security policy does not allow it.
  host.querySelector('.DocSearch-Logo style')?.remove();
  const lists = [...host.querySelectorAll('.DocSearch-Hits')].map(mendList);
  const input = host.querySelector('input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-autocomplete', 'list');
  input?.setAttribute('aria-haspopup', 'tree');
  input?.setAttribute('aria-expanded', String(lists.length > 0));
  if (lists.length > 0) input?.setAttribute('aria-controls', lists.join(' '));
  else input?.removeAttribute('aria-controls');
}

/**
 * Keeps DocSearch corrected while it changes.
 * @param onChange is called with the query after each change
 * @returns ends it
 */
export function watchDocSearch(host: HTMLElement, onChange: (query: string) => void): () => void {
  const observer = new MutationObserver(() => {
    mendDocSearch(host);
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
