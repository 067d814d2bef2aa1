import { useLayoutEffect } from 'react';

/**
 * Overrides the document title while the component is mounted, even if the page changes the title. On unmount, restores
 * the page's title, unless another page has already set one.
 * @see acceptance ERR-10
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    let own = document.title;
    const set = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = own;
    };
  }, [title]);
}
