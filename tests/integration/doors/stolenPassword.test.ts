import { randomUUID } from 'node:crypto';
import { signInWithEmailAndPassword, updateEmail, updatePassword } from 'firebase/auth';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { getBytes, ref } from 'firebase/storage';
import { beforeAll, expect, test } from 'vitest';
import { TEAM_PATH } from '#src/domain/accounts/team.ts';
import { passPasskey, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/integration/run.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import { grantAdmin } from '#tools/admin/administrators.ts';
import { callStudio } from '../functions/callStudio.ts';
import { testAuth } from '../functions/createTestHandlers.ts';
import { FUNCTIONS_URL } from '../functions/functionsUnderTest.ts';

const message = messageSubmission();
const booking = bookingSubmission();
const letter = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Oi' };

let rui: Member;
beforeAll(async () => {
  await db.doc(TEAM_PATH).delete();
  await storeSubmissions(db, [message, booking]);
  rui = await newHolder();
  await passPasskey(rui);
});

/** An administrator, signed in with the password alone. */
async function newHolder(): Promise<Member> {
  const member = await newMember();
  await verifyEmail(member.uid);
  await grantAdmin({ auth: testAuth(), db }, member.email);
  await member.user.getIdToken(true);
  return member;
}

type Route = (holder: Member) => Promise<unknown>;
const give =
  (action: string, fields: object = {}, { kind, id }: { kind: string; id: string } = message): Route =>
  async (holder) =>
    (await callStudio({ action, kind, id, revision: 0, ...fields }, holder)).status;
const exported =
  (body: object): Route =>
  async (holder) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await holder.user.getIdToken()}`,
    };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${FUNCTIONS_URL}/exportSubmissions`, asked)).status;
  };

/** The actions of a thief. The last ones change data that the earlier ones need. */
const ROUTES: Record<string, Route> = {
  'reads all messages': (holder) => getDocs(collection(holder.db, 'messages')),
  'reads a booking': (holder) => getDoc(doc(holder.db, `bookings/${booking.id}`)),
  'reads the audit log': (holder) => getDocs(collection(holder.db, 'audit')),
  'reads a file of a mail': (holder) => getBytes(ref(holder.storage, 'mailFiles/a/0')),
  'exports a list': exported({ kind: 'messages', filter: 'inbox' }),
  'exports a person': exported({ email: 'ana@exemplo.com.br' }),
  'invites somebody': give('invite', { email: newEmail() }),
  'removes an administrator': (holder) => give('remove', { uid: rui.uid })(holder),
  'publishes other hours': give('hours', { hours: { noticeHours: 12 }, seen: {} }),
  'creates an address of the calendar': give('makeFeed'),
  'enrols a passkey': give('startEnrolment'),
  'writes a first message': give('write', { message: letter }, { kind: 'messages', id: randomUUID() }),
  'answers a client': give('reply', { text: 'Oi' }),
  'cancels a booking': give('cancelByStudio', {}, booking),
  'deletes a message': give('delete', { tells: false, revision: 1 }),
};

/** Whether a route refuses its caller. Throws any error that is not a refusal. */
async function refuses(route: Route, holder: Member): Promise<boolean> {
  try {
    const status = await route(holder);
    return status === 401 || status === 403;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'storage/object-not-found') return false;
    if (code !== 'permission-denied' && code !== 'storage/unauthorized') throw error;
    return true;
  }
}

async function openRoutes(holder: Member): Promise<string[]> {
  const open: string[] = [];
  for (const [name, route] of Object.entries(ROUTES)) if (!(await refuses(route, holder))) open.push(name);
  return open;
}

/** Waits for the next second, because the revocation of sessions is stored in whole seconds. */
const nextSecond = () => {
  const now = Math.floor(Date.now() / 1000);
  return expect.poll(() => Math.floor(Date.now() / 1000), { timeout: WAIT_MS }).toBeGreaterThan(now);
};

/** An administrator whom another one removed. The session began with a passkey, and its token is still in use. */
async function newRemoved() {
  const holder = await newHolder();
  await passPasskey(holder);
  const token = await holder.user.getIdToken();
  await nextSecond();
  await passPasskey(rui);
  expect((await callStudio({ action: 'remove', uid: holder.uid }, rui)).status).toBe(200);
  return { holder, token };
}

/** The people who hold an administrator's password, session or passkey. */
const HOLDERS: Record<string, () => Promise<Member>> = {
  'only the password': newHolder,
  'the password, which they then change': async () => {
    const holder = await newHolder();
    await updatePassword(holder.user, 'outro-segredo-123');
    await signInWithEmailAndPassword(holder.auth, holder.email, 'outro-segredo-123');
    return holder;
  },
  'the password, with which they change the e-mail': async () => {
    const holder = await newHolder();
    const email = newEmail();
    await updateEmail(holder.user, email);
    await verifyEmail(holder.uid);
    await signInWithEmailAndPassword(holder.auth, email, holder.password);
    return holder;
  },
  'a session with a passkey, in which they change the e-mail': async () => {
    const holder = await newHolder();
    await passPasskey(holder);
    const email = newEmail();
    await updateEmail(holder.user, email);
    await verifyEmail(holder.uid);
    await passPasskey(holder);
    return holder;
  },
  'a session from before the rights were removed': async () => {
    const { holder, token } = await newRemoved();
    return { ...holder, user: { getIdToken: async () => token } } as unknown as Member;
  },
  'the password and passkey of a removed administrator': async () => {
    const { holder } = await newRemoved();
    await nextSecond();
    await signInWithEmailAndPassword(holder.auth, holder.email, holder.password);
    await passPasskey(holder);
    return holder;
  },
};

test.each(Object.entries(HOLDERS))('%s opens none of the fifteen routes', async (_, obtain) => {
  expect(await openRoutes(await obtain())).toEqual([]);
});

test('with a passkey, all routes are open', async () => {
  const ana = await newHolder();
  await passPasskey(ana);
  expect(await openRoutes(ana)).toEqual(Object.keys(ROUTES));
});
