import { beforeAll, expect, test } from 'vitest';
import { groupByPerson } from '#src/domain/submissions/lists/groupByPerson.ts';
import { newAdministrator, signedInBefore, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { signInToSite } from '#tests/integration/services/siteServices.ts';
import { postJson } from '#tests/support/postJson.ts';
import { store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { callStudio } from './callStudio.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

const { loadPerson } = await import('#src/services/desk/submissions.ts');

let admin: Member;
beforeAll(async () => {
  admin = await newAdministrator();
  await signInToSite(admin);
});
beginEmpty();

const entries = async (action: string) =>
  (await db.collection('audit').where('action', '==', action).where('by', '==', admin.uid).get()).docs.map(
    (one) => one.data(),
  );

test('the desk can join two addresses into one person, and separate them; the audit log records both with ids only', async () => {
  const member = await newMember();
  await verifyEmail(member.uid);
  await signedInBefore(member.uid, 600);
  const [own, other, third] = [
    messageSubmission({ email: member.email, emailKey: member.email, nome: 'Ana Luz' }),
    bookingSubmission({ nome: 'Ana Luz', data: '2031-05-06' }),
    messageSubmission({ nome: 'Ana Luz' }),
  ];
  await store(own, other, third);
  const join = (email: string) => callStudio({ action: 'joinPeople', emails: [member.email, email] }, admin);
  expect((await join(other.email)).status).toBe(200);
  await join(third.email);
  // Later submissions from a joined address belong to the person, too.
  const later = await storedMessage({ email: other.email });
  const all = await loadPerson(` ${third.email.toUpperCase()} `);
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([own.id, other.id, third.id, later.id]));
  const [person, ...others] = groupByPerson(all);
  expect(others).toEqual([]);
  expect(new Set(person?.emails)).toEqual(new Set([member.email, other.email, third.email]));

  const { answer: data } = await postJson(`${FUNCTIONS_URL}/myData`, {}, await member.user.getIdToken(true));
  expect([data.messages.length, data.bookings]).toEqual([1, []]);

  expect((await callStudio({ action: 'separatePerson', email: third.email }, admin)).status).toBe(200);
  expect((await loadPerson(third.email)).map(({ id }) => id)).toEqual([third.id]);
  expect(await loadPerson(member.email)).toHaveLength(3);
  const [first] = await entries('joinPeople');
  expect(first?.submissions).toContain(`messages/${own.id}`);
  const separations = await entries('separatePerson');
  expect(JSON.stringify([await entries('joinPeople'), separations])).not.toMatch(/Ana|@/);
  expect(separations[0]?.submissions).toEqual([`messages/${third.id}`]);
});
