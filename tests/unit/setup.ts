import { afterEach, beforeEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

// Only tests with a DOM render components.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Files of tests share the document, so each one starts with an empty page, whatever the one before has left.
  document.body.replaceChildren();
  // Long enough for a busy machine.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
