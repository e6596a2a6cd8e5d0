import { randomUUID } from 'node:crypto';
import { collection, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { administratorWith } from './administrator.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();

let id: string;
const storeMessage = async () => {
  id = randomUUID();
  await database
    .doc(`messages/${id}`)
    .set({ state: 'new', mail: { state: 'sent' }, createdAt: new Date(), updatedAt: new Date() });
};
beforeEach(storeMessage);

type Visitor = ReturnType<typeof administratorWith>;
const message = ({ db }: Visitor) => doc(db, 'messages', id);
const draft = (visitor: Visitor) => updateDoc(message(visitor), { [`drafts.${visitor.uid}`]: 'Oi' });

async function expectAdmitted(visitor: Visitor) {
  await storeMessage();
  expect((await getDoc(message(visitor))).exists()).toBe(true);
  await getDocs(collection(visitor.db, 'audit'));
  await draft(visitor);
}

async function expectRefused(visitor: Visitor) {
  await expect(getDoc(message(visitor))).rejects.toMatchObject(denied);
  for (const name of ['messages', 'bookings', 'audit'])
    await expect(getDocs(collection(visitor.db, name))).rejects.toMatchObject(denied);
  await expect(draft(visitor)).rejects.toMatchObject(denied);
}

describe('an administrator', () => {
  it('is admitted with the claim and a verified e-mail, however long ago the sign-in was', async () => {
    await expectAdmitted(administratorWith({ signedInMinutesAgo: 40 * 24 * 60 }));
  });

  it.each([
    ['without the claim', { admin: false }],
    ['with a claim that only looks like it', { admin: 'true' }],
    ['with an e-mail that nobody has verified', { email_verified: false }],
  ])('is refused %s', async (_, claims) => {
    await expectRefused(administratorWith(claims));
  });
});

describe('an administrator whose rights were taken away', () => {
  const revoke = (uid: string, minutesAgo: number) =>
    database.doc(`adminRevocations/${uid}`).set({ revokedAt: new Date(Date.now() - minutesAgo * 60_000) });

  it('is refused at once, although the token still has the claim', async () => {
    const uid = randomUUID();
    await expectAdmitted(administratorWith({ uid }));
    await revoke(uid, 0);
    await expectRefused(administratorWith({ uid }));
    await expectAdmitted(administratorWith({ uid: randomUUID() }));
  });

  it('is admitted again after the rights were given back and with a new sign-in', async () => {
    const uid = randomUUID();
    await revoke(uid, 5);
    await expectAdmitted(administratorWith({ uid, signedInMinutesAgo: 4 }));
    await expectRefused(administratorWith({ uid, signedInMinutesAgo: 6 }));
  });
});
