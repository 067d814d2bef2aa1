import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, with which dialogs and menus keep the page from scrolling. The original adds a
 * `<style>` element, which the policy of the pages forbids; this one adopts a style sheet.
 *
 * @returns a component without content: the styles of the first one hold until the last one is gone
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  }

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
