import { afterEach, vi } from 'vitest';

// Tests of one project share loaded modules, so nothing that a test replaced may stay replaced.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
