import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSKEY_REQUIRED } from '#src/domain/accounts/accessErrors.ts';
import { TEAM_PATH, type Team } from '#src/domain/accounts/team.ts';
import { withClaims } from '#tests/integration/doors/callers.ts';
import { newAdministrator, passPasskey, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember, updateAccount } from '#tests/integration/rules/visitors.ts';
import { db, nextSecond, openInbox } from '#tests/integration/run.ts';
import { dataAt } from '#tests/support/store.ts';
import { newEmail } from '#tests/support/testAccounts.ts';
import { callStudio } from './callStudio.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';

const inbox = openInbox(SMTP_PORT);
let ana: Member;
beforeEach(async () => {
  await db.doc(TEAM_PATH).delete();
  for (const { ref } of (await db.collection('invitations').get()).docs) await ref.delete();
  ana = await newAdministrator();
});

const invite = (email: string, by = ana) => callStudio({ action: 'invite', email }, by);
const remove = ({ uid }: Member, by = ana) => callStudio({ action: 'remove', uid }, by);
const join = (member: Member, fields = {}) => callStudio({ action: 'joinTeam', ...fields }, member);
const look = (member: Member) => callStudio({ action: 'team' }, member);
const teamOf = async (member = ana) => ((await look(member)).answer as unknown as { team: Team }).team;
const statusOf = async (asked: ReturnType<typeof callStudio>) => (await asked).status;
const presentFor = async (member = ana) =>
  (await teamOf(member)).members.filter(({ isRemoved }) => !isRemoved).map(({ uid }) => uid);
const actionsAbout = async (person: string) => {
  const { docs } = await db.collection('audit').where('person', '==', person).get();
  return docs.map((entry) => [entry.get('action'), entry.get('by')]).sort();
};
async function newVerified(email?: string): Promise<Member> {
  const member = await newMember();
  if (email) await updateAccount(member.uid, { email });
  await verifyEmail(member.uid);
  await member.user.getIdToken(true);
  return email ? Object.assign(member, { email }) : member;
}
async function newInvitedAdministrator(): Promise<Member> {
  const bia = await newVerified();
  await invite(bia.email);
  expect(await statusOf(join(bia))).toBe(200);
  await passPasskey(bia);
  return bia;
}

describe('an invitation', () => {
  test('makes the account with its address an administrator, but only once, and every step is recorded', async () => {
    const bia = await newVerified();
    expect(await statusOf(join(bia))).toBe(403);
    expect(await statusOf(look(bia))).toBe(403);
    const { status, answer } = await invite(bia.email.toUpperCase());
    expect(status).toBe(200);
    const { invitations } = (answer as unknown as { team: Team }).team;
    expect(invitations).toMatchObject([{ email: bia.email }]);
    const days = (Date.parse(invitations[0]?.expireAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[bia.email]]);

    const joined = await Promise.all([join(bia), join(bia)]);
    expect(joined.map((one) => one.status)).toContain(200);
    expect(await statusOf(join(bia))).toBe(200);
    await bia.user.getIdToken(true);
    expect((await look(bia)).answer.error).toBe(PASSKEY_REQUIRED);
    await passPasskey(bia);
    expect(await teamOf(bia)).toMatchObject({ invitations: [] });
    expect(await presentFor(bia)).toHaveLength(2);
    expect(await statusOf(remove(bia))).toBe(200);
    // The emulator refuses tokens of ended sessions; Google's tokens stay valid for up to an hour.
    expect([401, 403]).toContain(await statusOf(join(bia)));
  });

  test('is refused to another account, to an unverified address, and with a forged token', async () => {
    const email = newEmail();
    await invite(email);
    const other = await newVerified();
    expect(await statusOf(join(other, { email, id: 'x', uid: ana.uid }))).toBe(403);
    const alike = await newVerified(email.replace('@', '+mesa@'));
    expect(await statusOf(join(alike))).toBe(403);
    const lying = withClaims(await other.user.getIdToken(), { email, email_verified: true });
    const forged = { ...other, user: { getIdToken: async () => lying } } as unknown as Member;
    expect(await statusOf(join(forged))).toBe(403);

    const invited = await newMember();
    await updateAccount(invited.uid, { email });
    await invited.user.getIdToken(true);
    expect(await statusOf(join(invited))).toBe(403);
    await verifyEmail(invited.uid);
    await invited.user.getIdToken(true);
    expect(await statusOf(join(invited))).toBe(200);
    expect(await statusOf(callStudio({ action: 'joinTeam' }))).toBe(401);
  });

  test('stops working after seven days, or when it is withdrawn', async () => {
    const bia = await newVerified();
    await invite(bia.email);
    const [open] = (await teamOf()).invitations;
    await db.doc(`invitations/${open?.id}`).update({ expireAt: new Date(Date.now() - 1000) });
    expect(await statusOf(join(bia))).toBe(403);
    expect((await teamOf()).invitations).toEqual([]);
    await invite(bia.email);
    expect(await statusOf(callStudio({ action: 'withdraw', id: open?.id }, ana))).toBe(200);
    expect(await statusOf(join(bia))).toBe(403);
    expect(await statusOf(look(bia))).toBe(403);
    expect(await actionsAbout(bia.email)).toContainEqual(['withdraw', ana.uid]);
  });

  test('is reserved for the account that began to accept it, which can continue', async () => {
    const bia = await newVerified();
    await invite(bia.email);
    const [open] = (await teamOf()).invitations;
    // Simulates that the function was killed before it granted the claim, and that the account was created again.
    await db.doc(`invitations/${open?.id}`).update({ acceptedBy: 'an-earlier-account' });
    expect(await statusOf(join(bia))).toBe(403);
    await db.doc(`invitations/${open?.id}`).update({ acceptedBy: bia.uid });
    expect(await statusOf(join(bia))).toBe(200);
  });

  test('can be sent only by an administrator who signed in within the last hour', async () => {
    const bia = await newVerified();
    expect(await statusOf(invite(newEmail(), bia))).toBe(403);
    expect(await statusOf(remove(ana, bia))).toBe(403);
    await passPasskey(ana, 61);
    expect(await statusOf(invite(newEmail()))).toBe(403);
    expect(await statusOf(remove(ana))).toBe(403);
    await passPasskey(ana);
    expect(inbox.mails).toEqual([]);
    for (const email of ['', 'a@b', 'x'.repeat(101), 'a@b.co\nbcc: c@d.co'])
      expect(await statusOf(invite(email))).toBe(400);
    for (const id of ['../team/current', '__x__', ''])
      expect(await statusOf(callStudio({ action: 'withdraw', id }, ana))).toBe(400);
  });
});

describe('an administrator', () => {
  test('who is removed can do nothing with the token they have, and their sessions end', async () => {
    const bia = await newInvitedAdministrator();
    expect(await statusOf(look(bia))).toBe(200);
    await nextSecond();
    expect(await statusOf(remove(bia))).toBe(200);
    // The emulator looks up the account; Google's tokens are checked against adminRevocations.
    expect([401, 403]).toContain(await statusOf(look(bia)));
    expect(await dataAt(`adminRevocations/${bia.uid}`)).toBeDefined();
    expect((await teamOf()).members.find(({ uid }) => uid === bia.uid)).toMatchObject({ isRemoved: true });
    expect(await actionsAbout(bia.email)).toEqual([
      ['invite', ana.uid],
      ['join', bia.uid],
      ['remove', ana.uid],
    ]);
    expect(await statusOf(remove(bia))).toBe(404);
  });

  test('who is the last one cannot be removed, even when two remove each other at once', async () => {
    await teamOf();
    expect((await remove(ana)).answer.error).toBe('A última pessoa da equipe não pode sair.');
    const bia = await newInvitedAdministrator();
    const [one, other] = await Promise.all([remove(bia), remove(ana, bia)]);
    expect([one.status, other.status].sort()).not.toEqual([200, 200]);
    expect([one.status, other.status]).toContain(200);
    const left = one.status === 200 ? ana : bia;
    expect(await presentFor(left)).toEqual([left.uid]);
  });

  test('whose removal was interrupted does not count as a remaining administrator, and the removal can be completed', async () => {
    const bia = await newInvitedAdministrator();
    await db.doc(TEAM_PATH).update({ [`members.${bia.uid}.leavingSince`]: new Date() });
    expect(await statusOf(remove(ana))).toBe(409);
    expect(await statusOf(remove(ana, bia))).toBe(404);
    // The claim is already removed, but the session has not ended.
    await updateAccount(bia.uid, { customAttributes: '{}' });
    expect(await presentFor()).toContain(bia.uid);
    expect(await statusOf(remove(bia))).toBe(200);
    expect(await dataAt(`adminRevocations/${bia.uid}`)).toBeDefined();
    expect(await statusOf(callStudio({ action: 'remove', uid: 'constructor' }, ana))).toBe(404);
  });

  test('who is missing from the list, or listed as removed, can be removed; the nightly run lists them, and then somebody must confirm their address', async () => {
    const [rogue, returned] = [await newAdministrator(), await newAdministrator()];
    await teamOf();
    const gone = { email: returned.email, name: '', removedAt: new Date() };
    await db.doc(TEAM_PATH).update({ [`members.${returned.uid}`]: gone });
    expect(await presentFor()).toContain(returned.uid);
    const logged: string[] = [];
    const log = (level: string, event: string) => logged.push(`${level} ${event}`);
    await createTestHandlers({ db, smtpPort: SMTP_PORT, log }).compareTeam();
    expect(logged).toEqual(['error team.unlisted']);
    expect(await presentFor()).toContain(rogue.uid);
    const signIn = () => statusOf(callStudio({ action: 'startCeremony' }, rogue));
    expect(await signIn()).toBe(403);
    expect(await statusOf(callStudio({ action: 'confirmAddress', uid: rogue.uid }, ana))).toBe(200);
    expect(await signIn()).toBe(200);
    await db.doc(TEAM_PATH).update({ [`members.${rogue.uid}`]: FieldValue.delete() });
    expect(await statusOf(remove(rogue))).toBe(200);
    expect(await dataAt(`adminRevocations/${rogue.uid}`)).toBeDefined();
    expect(await actionsAbout(rogue.email)).toEqual([
      ['confirmAddress', ana.uid],
      ['remove', ana.uid],
    ]);
  });

  test('who is removed loses the invitations and the calendar address that they created; other people’s stay', async () => {
    const [bia, dora] = [await newInvitedAdministrator(), await newVerified()];
    await invite(dora.email, bia);
    const isRead = async ({ answer }: Awaited<ReturnType<typeof callStudio>>) =>
      (await fetch(`${FUNCTIONS_URL}/calendario/${answer.address?.split('/').at(-1)}`)).status;
    const made = await callStudio({ action: 'makeFeed' }, bia);
    expect(await isRead(made)).toBe(200);
    await remove(bia);
    expect([await isRead(made), await statusOf(join(dora))]).toEqual([404, 403]);
    const caio = await newInvitedAdministrator();
    const other = await callStudio({ action: 'makeFeed' }, ana);
    await remove(caio);
    expect(await isRead(other)).toBe(200);
  });
});
