import type { DecodedIdToken } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { createAccounts } from '../../../../functions/src/adapters/accounts.ts';

const db = await openDatabase();

test.each([
  [true, true],
  ['true', false],
  [1, false],
  [undefined, false],
])('a token that calls its e-mail verified with %j proves it: %j', async (email_verified, proved) => {
  // The signature is the SDK's matter; only what stands in a valid token is given here.
  const claims = { uid: 'ana', email: 'ana@exemplo.com.br', email_verified, admin: true, auth_time: 1 };
  const auth = { getUsers: async () => ({ users: [], notFound: [] }) };
  const accounts = createAccounts(
    () => db,
    async () => ({ ...auth, verifyIdToken: async () => claims as unknown as DecodedIdToken }),
  );
  expect(await accounts.verifyCaller('Bearer x')).toMatchObject({
    emailVerified: proved,
    isAdministrator: proved,
  });
});
