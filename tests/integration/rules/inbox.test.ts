import { randomUUID } from 'node:crypto';
import { collection, doc, getDocs, limit, orderBy, query, updateDoc, where } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { type Member, newMember } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const received = { nome: 'Ana Souza', email: 'ana@exemplo.com.br', state: 'new', search: ['ana'] };

let admin: Member;
let member: Member;
beforeAll(async () => {
  [admin, member] = await Promise.all([newAdministrator(), newMember()]);
});

describe.each(['messages', 'bookings'])('what is in %s', (name) => {
  let id: string;
  beforeEach(async () => {
    id = randomUUID();
    await database.doc(`${name}/${id}`).set({ ...received, updatedAt: new Date() });
  });

  it('is filtered and paged by an administrator, and not asked for by its own address', async () => {
    const newest = query(
      collection(admin.db, name),
      where('state', 'in', ['new', 'answered']),
      orderBy('updatedAt', 'desc'),
      limit(1),
    );
    expect((await getDocs(newest)).docs.map((one) => one.id)).toEqual([id]);
    const own = query(collection(member.db, name), where('email', '==', 'ana@exemplo.com.br'));
    await expect(getDocs(own)).rejects.toMatchObject(denied);
  });

  it('is changed by no browser', async () => {
    for (const { db } of [member, admin])
      for (const change of [{ state: 'archived' }, { notes: {} }, { revision: 1 }, { mail: {} }])
        await expect(updateDoc(doc(db, name, id), change)).rejects.toMatchObject(denied);
  });
});
