/**
 * Runs in every measured page before its own scripts, and collects in `benchPaint` when the page is painted and busy.
 * `watchClick(path)` waits for the next click and measures the time
 * until address and `h1` are those of the new page and the frame that shows them is painted. The time of the click is
 * kept in the session storage, so that sites that load a new document are measured as well.
 */
(() => {
  const headingText = () => document.querySelector('h1')?.textContent ?? '';
  const barePath = (path) => path.replace(/\/$/, '') || '/';
  const now = () => performance.timeOrigin + performance.now();

  const waitForPage = ({ time, path, heading }) => {
    const isNewPage = () =>
      barePath(location.pathname) === barePath(path) && ![heading, ''].includes(headingText());
    const check = () => {
      if (!isNewPage()) return requestAnimationFrame(check);
      return requestAnimationFrame(() => {
        sessionStorage.removeItem('bench');
        globalThis.benchResult = now() - time;
      });
    };
    requestAnimationFrame(check);
  };

  globalThis.watchClick = (path) => {
    globalThis.benchResult = undefined;
    const onClick = () => {
      const click = { time: now(), path, heading: headingText() };
      sessionStorage.setItem('bench', JSON.stringify(click));
      waitForPage(click);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  };

  const entries = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.benchPaint = entries;
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') entries.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    entries.lcp = startTime;
  });
  observe('layout-shift', ({ value }) => {
    entries.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => entries.tasks.push({ start: startTime, duration }));

  const click = sessionStorage.getItem('bench');
  if (click !== null) waitForPage(JSON.parse(click));
})();
