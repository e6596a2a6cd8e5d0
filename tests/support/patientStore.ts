import { vi } from 'vitest';

// On a busy machine one step of the database may take longer than the timeout that visitors get.
vi.mock('../../functions/src/adapters/withTimeout.ts', async (load) => ({
  ...(await load<object>()),
  STORE_STEP_MS: 60_000,
}));
