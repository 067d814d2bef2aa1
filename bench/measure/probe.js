/**
 * Runs in every measured page before its own scripts, and collects in `benchPaint` when the page is painted and busy.
 * If a page has a function `benchRead`, the first press sets `benchEffect` to the time until its result changes.
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

  globalThis.countVisible = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isVisible && width > 0 && left < innerWidth && right > 0;
    }).length;

  const watchEffect = ({ timeStamp, target }) => {
    globalThis.benchTarget = target.closest?.('button')?.parentElement ?? target;
    const before = benchRead();
    const check = () => {
      if (benchRead() === before) return requestAnimationFrame(check);
      return requestAnimationFrame(() => {
        globalThis.benchEffect = performance.now() - timeStamp;
      });
    };
    check();
  };
  if (globalThis.benchRead)
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, watchEffect, { capture: true, once: true });

  const click = sessionStorage.getItem('bench');
  if (click !== null) waitForPage(JSON.parse(click));
})();
