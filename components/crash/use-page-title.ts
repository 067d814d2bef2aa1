import { useLayoutEffect } from 'react';

/**
 * Sets the document's title while mounted, even when the page sets its own later. Restores the page's title afterwards,
 * unless another page has set one by then.
 * @see acceptance ERR-10
 */
export function usePageTitle(title: string): void {
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
