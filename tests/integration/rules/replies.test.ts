import { randomUUID } from 'node:crypto';
import { deleteField, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { newAdministrator } from './administrator.ts';
import { type Member, newMember, type Visitor, visitorWith } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();

let admin: Member;
let others: Visitor[];
beforeAll(async () => {
  admin = await newAdministrator();
  others = [visitorWith(), await newMember()];
});

describe.each(['messages', 'bookings'])('an answer and its draft in %s', (name) => {
  let id: string;
  const seen = (visitor: Visitor = admin) => doc(visitor.db, name, id);
  const reply = { text: 'Oi!', by: 'bia@exemplo.com.br', name: 'Bia', at: new Date(), sendAt: new Date() };
  beforeEach(async () => {
    id = randomUUID();
    await database.doc(`${name}/${id}`).set({
      state: 'answered',
      mail: { state: 'sent' },
      createdAt: new Date(),
      updatedAt: new Date(),
      replies: { 1: reply },
      drafts: { outra: 'Olá' },
    });
  });

  it('are stored separately: an administrator stores their own draft, which does not change the submission', async () => {
    await updateDoc(seen(), { [`drafts.${admin.uid}`]: 'Boa tarde' });
    expect((await getDoc(seen())).data()).toMatchObject({
      drafts: { outra: 'Olá', [admin.uid]: 'Boa tarde' },
    });
    expect((await getDoc(seen())).data()).not.toHaveProperty('revision');
    await updateDoc(seen(), { [`drafts.${admin.uid}`]: deleteField() });
    expect((await getDoc(seen())).get('drafts')).toEqual({ outra: 'Olá' });
  });

  it.each([
    ['somebody else’s draft', { 'drafts.outra': 'x' }],
    ['all drafts', { drafts: {} }],
    ['an answer', { 'replies.2': reply }],
    ['no answers', { replies: deleteField() }],
    ['a state', { state: 'archived' }],
  ])('are not written by an administrator: %s', async (_, change) => {
    for (const extra of [{}, { updatedAt: serverTimestamp() }])
      await expect(updateDoc(seen(), { ...change, ...extra })).rejects.toMatchObject(denied);
  });

  it('have rising numbers, so that no older text replaces a newer one, and contain the server’s time', async () => {
    const draft = { text: 'Oi', number: 1, writer: 'a1', isTyping: true, at: serverTimestamp() };
    const store = (change: object) => updateDoc(seen(), { [`drafts.${admin.uid}`]: { ...draft, ...change } });
    await store({});
    await store({ number: 2 });
    for (const wrong of [
      { number: 2 },
      { number: 1 },
      { number: 3.5 },
      { number: '3' },
      { number: 3, at: new Date() },
      { number: 3, text: 'x'.repeat(5001) },
      { number: 3, writer: 'x'.repeat(65) },
      { number: 3, isTyping: 'sim' },
      { number: 3, more: true },
    ])
      await expect(store(wrong)).rejects.toMatchObject(denied);
    // Values that a tab of an earlier version writes.
    await expect(updateDoc(seen(), { [`drafts.${admin.uid}`]: 7 })).rejects.toMatchObject(denied);
    await expect(updateDoc(seen(), { [`drafts.${admin.uid}`]: 'x' })).rejects.toMatchObject(denied);
    for (const other of others)
      await expect(
        updateDoc(seen(other), { [`drafts.${admin.uid}`]: { ...draft, number: 3 } }),
      ).rejects.toMatchObject(denied);
    await store({ number: 3, isTyping: false });
  });
});
