/** Key in session storage of the faults that the recorder has kept. */
export const keptFaults = 'test-faults';

/** Path at which `test-site.ts` serves the recorder. */
export const recorderPath = '/test-fault-recorder.js';

/** Runs in the page before all other scripts. */
function recordFaults(key: string) {
  let isLeft = false;
  // Browsers abort pending requests when a page is left.
  addEventListener('beforeunload', () => (isLeft = true));
  const record = (text: string) => {
    if (isLeft) return;
    const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[level] = (...parts: unknown[]) => record(`${level}: ${parts.join(' ')}`);
  addEventListener(
    'error',
    (event) => {
      const element = event.target instanceof Element ? event.target : null;
      record(element ? `failed: ${element.outerHTML}` : `uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => record(`uncaught: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    record(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** A script that keeps faults of a page in session storage, for a browser whose driver does not report them. */
export const recorderScript = `(${recordFaults.toString()})('${keptFaults}')`;
