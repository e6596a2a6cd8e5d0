import { vi } from 'vitest';

// On a busy machine one database operation may take longer than the timeout that applies to visitors.
vi.mock('../../functions/src/adapters/withTimeout.ts', async (load) => ({
  ...(await load<object>()),
  STORE_STEP_MS: 60_000,
}));
