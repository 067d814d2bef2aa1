import { afterEach, beforeEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

// Only files with a DOM render components.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Generous, for busy machines.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
