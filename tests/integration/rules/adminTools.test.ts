import { collection, getDocs } from 'firebase/firestore/lite';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { db, nextSecond } from '#tests/integration/run.ts';
import { grantAdmin, revokeAdmin } from '#tools/admin/administrators.ts';
import { passPasskey } from './administrator.ts';
import { type Member, newMember, projectId } from './visitors.ts';

const denied = { code: 'permission-denied' };
const app = initializeApp({ projectId }, 'adminTools');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

let ana: Member;
beforeEach(async () => {
  ana = await newMember();
});

const verify = () => auth.updateUser(ana.uid, { emailVerified: true });
const claimsOf = async () => (await auth.getUser(ana.uid)).customClaims;
const readInbox = () => getDocs(collection(ana.db, 'messages'));

it('only an account with a verified e-mail becomes an administrator, and it keeps its other claims', async () => {
  await expect(grantAdmin({ auth, db }, ana.email)).rejects.toThrow('Nothing was granted');
  await verify();
  await auth.setCustomUserClaims(ana.uid, { beta: true });
  await grantAdmin({ auth, db }, ana.email);
  expect(await claimsOf()).toEqual({ beta: true, admin: true });
  await ana.user.getIdToken(true);
  await expect(readInbox()).rejects.toMatchObject(denied);
  await passPasskey(ana);
  await readInbox();
});

it('a revoked administrator’s token is refused at once, but signing in as a member is possible', async () => {
  await verify();
  await auth.setCustomUserClaims(ana.uid, { beta: true });
  await grantAdmin({ auth, db }, ana.email);
  await passPasskey(ana);
  await readInbox();

  const signedInAt = Date.parse((await ana.user.getIdTokenResult()).authTime);
  await nextSecond();
  await db.doc(summarySwitchPath(ana.uid)).set({ switchedOnAt: new Date() });
  await revokeAdmin({ auth, db }, ana.email);
  expect((await ana.user.getIdTokenResult()).claims.admin).toBe(true);
  await expect(readInbox()).rejects.toMatchObject(denied);
  const { tokensValidAfterTime = '' } = await auth.getUser(ana.uid);
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(signedInAt);
  expect(await claimsOf()).toEqual({ beta: true });
  expect((await db.doc(summarySwitchPath(ana.uid)).get()).exists).toBe(false);
});
