import { afterEach, beforeEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

// Only tests with a DOM render components.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Long enough for a busy machine.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
