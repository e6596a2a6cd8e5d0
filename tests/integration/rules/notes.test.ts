import { randomUUID } from 'node:crypto';
import { deleteField, doc, getDoc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { ADMINISTRATOR_EMAIL, administratorWith } from './administrator.ts';
import { nextRevision } from './nextRevision.ts';
import { anonymousVisitor, newMember } from './visitors.ts';

const denied = { code: 'permission-denied' };
const database = await openDatabase();
const admin = { ...administratorWith({}), email: ADMINISTRATOR_EMAIL };

type Visitor = Pick<typeof admin, 'db'>;
let others: Visitor[];
beforeAll(async () => {
  const member = await newMember();
  others = [anonymousVisitor(), member, administratorWith({ admin: false })];
});

describe.each(['messages', 'bookings'])('a note on what is in %s', (name) => {
  let id: string;
  const seen = (visitor: Visitor = admin) => doc(visitor.db, name, id);
  const note = (changes: object = {}) => ({
    text: 'Cliente antigo.',
    by: admin.email,
    at: serverTimestamp(),
    ...changes,
  });
  const added = (changes: object = {}) => ({
    'notes.1': note(changes),
    ...nextRevision(admin.email, 'noted'),
  });
  beforeEach(async () => {
    id = randomUUID();
    await database.doc(`${name}/${id}`).set({
      state: 'new',
      mail: { state: 'sent' },
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  });

  it('is added and taken away by administrators, and read by nobody else', async () => {
    await updateDoc(seen(), added());
    expect((await getDoc(seen())).get('notes')[1]).toMatchObject({
      text: 'Cliente antigo.',
      by: admin.email,
    });
    for (const other of others) {
      await expect(getDoc(seen(other))).rejects.toMatchObject(denied);
      await expect(updateDoc(seen(other), added())).rejects.toMatchObject(denied);
    }
    await updateDoc(seen(), { 'notes.1': deleteField(), ...nextRevision(admin.email, 'noteRemoved', 2) });
    expect((await getDoc(seen())).get('notes')).toEqual({});
  });

  it.each([
    ['in another name', { by: 'outra@exemplo.com.br' }],
    ['at another moment', { at: Timestamp.fromMillis(0) }],
    ['without a word', { text: '' }],
    ['without end', { text: 'x'.repeat(2001) }],
    ['with more than a note has', { state: 'x' }],
  ])('is not added %s', async (_, changes) => {
    await expect(updateDoc(seen(), added(changes))).rejects.toMatchObject(denied);
  });

  it('is added neither over a newer change nor with another change', async () => {
    for (const more of [{ state: 'archived' }, { nome: 'x' }, { 'notes.2': note() }])
      await expect(updateDoc(seen(), { ...added(), ...more })).rejects.toMatchObject(denied);
    await updateDoc(seen(), { state: 'archived', ...nextRevision(admin.email, 'archived') });
    await expect(updateDoc(seen(), added())).rejects.toMatchObject(denied);
  });

  it('is not written anew by anybody, and taken away one at a time', async () => {
    await updateDoc(seen(), added());
    await updateDoc(seen(), { 'notes.2': note(), ...nextRevision(admin.email, 'noted', 2) });
    const next = (what: string) => nextRevision(admin.email, what, 3);
    for (const change of [
      { 'notes.1.text': 'Outra', ...next('noted') },
      { 'notes.1.text': 'Outra', ...next('noteRemoved') },
      { notes: {}, ...next('noteRemoved') },
      { notes: deleteField(), ...next('noteRemoved') },
      { 'notes.1': deleteField(), 'notes.3': note(), ...next('noteRemoved') },
    ])
      await expect(updateDoc(seen(), change)).rejects.toMatchObject(denied);
  });
});
