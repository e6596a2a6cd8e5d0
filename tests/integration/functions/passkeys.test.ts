import { signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ADDRESS_UNCONFIRMED,
  ADMINISTRATORS_ONLY,
  LAST_PASSKEY,
  PASSKEY_EXISTS,
  PASSKEY_LINK_REFUSED,
  PASSKEY_REFUSED,
  PASSKEY_REQUIRED,
  RECENT_SIGN_IN_REQUIRED,
} from '#src/domain/accounts/accessErrors.ts';
import type { PasskeyAnswer } from '#src/domain/accounts/passkeys.ts';
import { TEAM_PATH } from '#src/domain/accounts/team.ts';
import { withClaims } from '#tests/integration/doors/callers.ts';
import { passPasskey, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember, updateAccount } from '#tests/integration/rules/visitors.ts';
import { db, nextSecond, openInbox } from '#tests/integration/run.ts';
import { createPasskeyDevice } from '#tests/support/passkeyDevice.ts';
import { scaled } from '#tests/support/scaled.ts';
import { dataAt } from '#tests/support/store.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { grantAdmin } from '#tools/admin/administrators.ts';
import { callStudio } from './callStudio.ts';
import { createTestHandlers, testAuth } from './createTestHandlers.ts';
import { SMTP_PORT } from './functionsUnderTest.ts';

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

const inbox = openInbox(SMTP_PORT);
let ana: Member;
beforeEach(async () => {
  await db.doc(TEAM_PATH).delete();
  ana = await newAdministratorWithPassword();
});

async function newAdministratorWithPassword(): Promise<Member> {
  const member = await newMember();
  await verifyEmail(member.uid);
  await grantAdmin({ auth: testAuth(), db }, member.email);
  await member.user.getIdToken(true);
  return member;
}

async function ask(body: object, member = ana) {
  const { status, answer } = await callStudio(body, member);
  const { passkey = {}, error } = answer as { passkey?: PasskeyAnswer; error?: string };
  return { status, error, ...passkey, options: passkey.options as Options };
}

async function mailedLink(member = ana) {
  const before = inbox.mails.length;
  expect(await ask({ action: 'sendPasskeyLink' }, member)).toMatchObject({ status: 200 });
  const mail = inbox.mails[before];
  expect(mail?.recipients).toEqual([member.email]);
  const [, origin = '', link = ''] = /(http:\S+?)\/admin#chave=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return { origin, link };
}

async function enrol(member = ana) {
  const { origin, link } = await mailedLink(member);
  const device = createPasskeyDevice(origin);
  const { options } = await ask({ action: 'startEnrolment', link }, member);
  const body = { action: 'completeEnrolment', link, name: 'Computador', response: device.create(options) };
  const { status, token = '' } = await ask(body, member);
  expect(status).toBe(200);
  await signInWithCustomToken(member.auth, token);
  return { device, origin, body };
}
const start = async () => (await ask({ action: 'startCeremony' })).options;
const refused = { status: 403, error: PASSKEY_REFUSED };
const complete = (response: object, member = ana) => ask({ action: 'completeCeremony', response }, member);
const statusOfTeam = async (member = ana) => (await callStudio({ action: 'team' }, member)).status;
const auditOf = async (email: string) => {
  const { docs } = await db.collection('audit').where('person', '==', email).get();
  return docs.map((entry) => entry.get('action')).sort();
};

describe('a first passkey', () => {
  test('is enrolled once with the mailed link, and opens data that a password alone does not open', async () => {
    expect(await ask({ action: 'team' })).toMatchObject({ status: 403, error: PASSKEY_REQUIRED });
    expect(await ask({ action: 'startCeremony' })).toMatchObject({ status: 200, count: 0 });
    const { body } = await enrol();
    expect(await statusOfTeam()).toBe(200);
    expect((await ask({ action: 'passkeys' })).passkeys).toMatchObject([{ name: 'Computador' }]);
    // The link has been used, and an administrator with a passkey cannot get another one.
    expect((await ask({ action: 'startEnrolment', link: body.link })).error).toBe(PASSKEY_LINK_REFUSED);
    expect(await ask({ action: 'sendPasskeyLink' })).toMatchObject({ status: 409, error: PASSKEY_EXISTS });
  });

  test('is reported to every administrator by mail, and is in the audit log', async () => {
    const bia = await newAdministratorWithPassword();
    await enrol();
    const notices = inbox.mails.filter(({ subject }) => subject?.startsWith('Nova chave'));
    expect(notices.flatMap(({ recipients }) => recipients).sort()).toEqual([ana.email, bia.email].sort());
    expect(notices[0]?.text).toContain(ana.email);
    expect(await auditOf(ana.email)).toEqual(['enrolPasskey']);
  });

  test('is not enrolled with the password, with a link of somebody else, with an earlier link, or after 15 minutes', async () => {
    const bia = await newAdministratorWithPassword();
    const { link: foreign } = await mailedLink(bia);
    const { link: older } = await mailedLink();
    const { link } = await mailedLink();
    expect(await ask({ action: 'startEnrolment' })).toMatchObject({ status: 403, error: PASSKEY_REQUIRED });
    for (const wrong of [foreign, older, 'a'.repeat(43)])
      expect((await ask({ action: 'startEnrolment', link: wrong })).error).toBe(PASSKEY_LINK_REFUSED);
    const stored = db.doc(`passkeys/${ana.uid}`);
    const left = (await stored.get()).get('link.expireAt').toMillis() - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    await stored.update({ 'link.expireAt': new Date() });
    expect(await ask({ action: 'startEnrolment', link })).toMatchObject({ error: PASSKEY_LINK_REFUSED });
  });

  test('gets at most five mailed links a day; admin:grant creates one more', async () => {
    for (let count = 0; count < 5; count += 1) await mailedLink();
    expect(await ask({ action: 'sendPasskeyLink' })).toMatchObject({ status: 429 });
    const link = await grantAdmin({ auth: testAuth(), db }, ana.email);
    expect(await ask({ action: 'startEnrolment', link })).toMatchObject({ status: 200 });
  });

  test('is refused to a member', async () => {
    const member = await newMember();
    for (const action of ['startCeremony', 'sendPasskeyLink', 'startEnrolment', 'passkeys', 'localCeremony'])
      expect(await ask({ action }, member)).toMatchObject({ status: 403, error: ADMINISTRATORS_ONLY });
  });
});

describe('a ceremony', () => {
  test('begins a new session; its challenge can be used only once, even if the ceremony is begun and completed many times', async () => {
    const { device, origin } = await enrol();
    const begun = await Promise.all(Array.from({ length: 5 }, start));
    expect(new Set(begun.map(({ challenge }) => challenge)).size).toBe(1);
    const [options] = begun;
    const asked = { action: 'completeCeremony', response: device.get(options as Options) };
    const idToken = await ana.user.getIdToken();
    // The handlers run in this process, because the emulator's processes take one request after another.
    const { studio } = createTestHandlers({ db, smtpPort: SMTP_PORT, siteUrl: origin });
    const tries = await Promise.all(Array.from({ length: scaled(100) }, () => studio(asked, idToken)));
    const passed = tries.filter(([status]) => status === 200);
    expect(passed).toHaveLength(1);
    expect(new Set(tries.map(([status]) => status))).toEqual(new Set([200, 403]));
    const [, { passkey }] = passed[0] as [number, { passkey: { token: string } }];
    await signInWithCustomToken(ana.auth, passkey.token);
    expect(await statusOfTeam()).toBe(200);
    expect((await start()).challenge).not.toBe(options?.challenge);
  });

  test.each([
    ['of another site', { origin: 'https://alinhavo.example.net' }],
    ['for another domain', { rpId: 'alinhavo.example.net' }],
    ['without PIN, finger or face', { isVerified: false }],
    ['of another challenge', { challenge: 'a'.repeat(43) }],
  ])('%s is refused, and the correct response still passes', async (_, fault) => {
    const { device } = await enrol();
    const options = await start();
    expect(await complete(device.get(options, fault))).toMatchObject(refused);
    expect(await complete(device.get(options))).toMatchObject({ status: 200 });
  });

  test('is refused with a key that is not the account’s, with a malformed body, or after five minutes', async () => {
    const bia = await newAdministratorWithPassword();
    const { device: foreign, origin } = await enrol(bia);
    const { device } = await enrol();
    const options = await start();
    const clumsy = [{ ...device.get(options), response: {} }, { id: device.id }, { id: 'constructor' }];
    for (const response of [foreign.get(options), createPasskeyDevice(origin).get(options), ...clumsy])
      expect(await complete(response)).toMatchObject(refused);
    await db.doc(`passkeys/${ana.uid}`).update({ 'ceremony.expireAt': new Date() });
    expect(await complete(device.get(options))).toMatchObject(refused);
  });
});

describe('an account whose e-mail was changed after it got the rights', () => {
  test('gets no link and no passkey ceremony until another administrator confirms the address', async () => {
    const bia = await newAdministratorWithPassword();
    await enrol(bia);
    const { device } = await enrol();
    const email = newEmail();
    await updateAccount(ana.uid, { email, emailVerified: true });
    await ana.user.getIdToken(true);
    expect(await statusOfTeam()).toBe(403);
    for (const action of ['startCeremony', 'sendPasskeyLink', 'startEnrolment'])
      expect(await ask({ action })).toMatchObject({ status: 403, error: ADDRESS_UNCONFIRMED });
    const { answer } = await callStudio({ action: 'team' }, bia);
    const { members } = (answer as unknown as { team: { members: object[] } }).team;
    expect(members).toContainEqual(expect.objectContaining({ uid: ana.uid, email, isConfirmed: false }));
    // Administrators cannot confirm their own address.
    expect(await ask({ action: 'confirmAddress', uid: bia.uid }, bia)).toMatchObject({ status: 404 });
    expect(await ask({ action: 'confirmAddress', uid: ana.uid }, bia)).toMatchObject({ status: 200 });
    expect(await auditOf(email)).toEqual(['confirmAddress']);
    expect(await complete(device.get(await start()))).toMatchObject({ status: 200 });
  });

  test('can be confirmed by admin:grant', async () => {
    const email = newEmail();
    await updateAccount(ana.uid, { email, emailVerified: true });
    await ana.user.getIdToken(true);
    const link = await grantAdmin({ auth: testAuth(), db }, email);
    expect(await ask({ action: 'startEnrolment', link })).toMatchObject({ status: 200 });
  });
});

describe('passkeys', () => {
  test('can be added only after a recent sign-in; removing one ends all sessions, and the last passkey cannot be removed', async () => {
    const { device, origin } = await enrol();
    const second = createPasskeyDevice(origin);
    const token = await ana.user.getIdToken();
    const late = withClaims(token, { passkeyAt: Math.floor(Date.now() / 1000) - 3660 });
    const lateAna = { ...ana, user: { getIdToken: async () => late } } as unknown as Member;
    expect((await ask({ action: 'startEnrolment' }, lateAna)).error).toBe(RECENT_SIGN_IN_REQUIRED);
    expect(await ask({ action: 'removePasskey', id: device.id }, lateAna)).toMatchObject({ status: 403 });
    const response = second.create((await ask({ action: 'startEnrolment' })).options);
    const enrolled = await ask({ action: 'completeEnrolment', name: 'Celular', response });
    expect(enrolled.status).toBe(200);
    await nextSecond();
    expect(await ask({ action: 'removePasskey', id: device.id })).toMatchObject({ status: 200 });
    expect([401, 403]).toContain(await statusOfTeam());
    expect(await dataAt(`adminRevocations/${ana.uid}`)).toBeDefined();
    expect(await auditOf(ana.email)).toEqual(['enrolPasskey', 'enrolPasskey', 'removePasskey']);

    await nextSecond();
    await passPasskey(ana);
    expect(await complete(device.get(await start()))).toMatchObject(refused);
    const last = await ask({ action: 'removePasskey', id: second.id });
    expect(last).toMatchObject({ status: 409, error: LAST_PASSKEY });
  });

  test('are reset by another administrator: all are deleted, sessions end, and a link enrols a new one', async () => {
    const bia = await newAdministratorWithPassword();
    await enrol(bia);
    await enrol();
    expect((await callStudio({ action: 'resetPasskeys', uid: ana.uid }, ana)).status).toBe(404);
    await nextSecond();
    expect((await callStudio({ action: 'resetPasskeys', uid: ana.uid }, bia)).status).toBe(200);
    expect([401, 403]).toContain(await statusOfTeam());
    expect(await auditOf(ana.email)).toEqual(['enrolPasskey', 'resetPasskeys']);
    expect(inbox.mails.filter(({ subject }) => subject?.startsWith('Chaves de acesso'))).toHaveLength(2);
    await nextSecond();
    await signInWithEmailAndPassword(ana.auth, ana.email, ana.password);
    expect(await ask({ action: 'startCeremony' })).toMatchObject({ count: 0 });
    await enrol();
    expect(await statusOfTeam()).toBe(200);
  });

  test('of a removed administrator are deleted, and their ceremony is refused', async () => {
    const bia = await newAdministratorWithPassword();
    await enrol(bia);
    const { device } = await enrol();
    const options = await start();
    const held = await complete(device.get(options));
    await nextSecond();
    expect((await callStudio({ action: 'remove', uid: ana.uid }, bia)).status).toBe(200);
    expect(await dataAt(`passkeys/${ana.uid}`)).toBeUndefined();
    // Uses a token from a ceremony before the removal.
    await nextSecond();
    await signInWithCustomToken(ana.auth, held.token ?? '');
    expect(await ana.user.getIdTokenResult()).toMatchObject({ claims: { passkeyAt: expect.any(Number) } });
    expect(await statusOfTeam()).toBe(403);
    expect(await ask({ action: 'startCeremony' })).toMatchObject({ status: 403 });
  });
});
