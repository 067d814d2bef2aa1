/**
 * Runs in every measured page before its own scripts. `armBench(path)` returns a promise for the next click: the time
 * from that click until address and `h1` are those of another page and the frame that shows them is out.
 */
(() => {
  const headingText = () => document.querySelector('h1')?.textContent ?? '';
  const barePath = (path) => path.replace(/\/$/, '') || '/';

  /** Set once a document; a full load would lose it. */
  globalThis.benchMark = Math.random();

  globalThis.armBench = (path) => {
    const before = headingText();
    globalThis.benchResult = new Promise((resolve) => {
      const onClick = () => {
        const start = performance.now();
        const hasChanged = () => barePath(location.pathname) === barePath(path) && headingText() !== before;
        const watch = () => {
          if (!hasChanged()) return requestAnimationFrame(watch);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(watch);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  };

  globalThis.readBench = () => ({
    mark: globalThis.benchMark,
    path: barePath(location.pathname),
    heading: headingText(),
    text: document.querySelector('article')?.textContent ?? '',
  });
})();
