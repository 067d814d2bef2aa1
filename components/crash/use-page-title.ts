import { useLayoutEffect } from 'react';

/**
 * Sets the document's title as long as it is shown, also over the page's own when that comes later, and gives back the
 * page's own afterwards unless another page has set its title by then.
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
