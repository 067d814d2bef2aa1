import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, which dialogs and menus use to lock the scrolling of the page. The original adds a
 * `<style>` element, which the Content Security Policy forbids; this version adopts a style sheet.
 * @returns component that renders nothing. The `styles` of the first instance apply until the last instance unmounts
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
