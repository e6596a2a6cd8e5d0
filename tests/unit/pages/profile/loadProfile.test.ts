import type { DocumentReference } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { ana } from '#tests/support/fakeServices.ts';

/** The documents by their paths; like the rules, it refuses to create one twice. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
/** What happens between the reading and the creating. */
const between = vi.hoisted(() => ({ run: () => {} }));

vi.mock('#src/services/firestore.ts', () => ({ firestore: {} }));
vi.mock('#src/services/firebaseAuth.ts', () => ({ currentUser: vi.fn() }));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_firestore: object, ...path: string[]) => ({ path: path.join('/') }),
  getDoc: async ({ path }: DocumentReference) => ({
    exists: () => stored.has(path),
    get: (name: string) => stored.get(path)?.[name],
  }),
  setDoc: async ({ path }: DocumentReference, data: Record<string, unknown>) => {
    between.run();
    if (stored.has(path)) throw Object.assign(new Error('refused'), { code: 'permission-denied' });
    stored.set(path, data);
  },
  serverTimestamp: () => null,
  Timestamp: class {},
}));

const { loadProfile } = await import('#src/services/profiles.ts');

beforeEach(() => {
  stored.clear();
  between.run = () => {};
});

test('the first visit creates the profile', async () => {
  expect(await loadProfile(ana)).toMatchObject({ displayName: 'Ana Lima', email: ana.email });
});

test('where another tab was faster, its profile is read', async () => {
  between.run = () => stored.set('users/ana', { displayName: 'Ana da outra aba', email: ana.email });
  expect(await loadProfile(ana)).toMatchObject({ displayName: 'Ana da outra aba' });
});

test('a refusal without a profile stays one, as for a deleted account', async () => {
  between.run = () => {
    throw Object.assign(new Error('refused'), { code: 'permission-denied' });
  };
  await expect(loadProfile(ana)).rejects.toMatchObject({ code: 'denied' });
});
