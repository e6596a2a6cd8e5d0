import { afterAll, beforeAll, expect, it } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { makeAdministrator } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { signInToSite, signOutOfSite } from './siteServices.ts';

const database = await openDatabase();
const { loadSummarySwitch, storeSummarySwitch } = await import('#src/services/desk/summarySwitch.ts');

let admin: Member;
let member: Member;
beforeAll(async () => {
  admin = await newMember();
  await makeAdministrator(admin.uid);
  member = await newMember();
});
afterAll(() => signOutOfSite());

const isStored = async ({ uid }: Member) => (await database.doc(summarySwitchPath(uid)).get()).exists;

it('an administrator switches the daily summary on and off for themselves', async () => {
  await signInToSite(admin);
  expect(await loadSummarySwitch()).toBe(false);
  await storeSummarySwitch(true);
  await storeSummarySwitch(true);
  expect([await loadSummarySwitch(), await isStored(admin)]).toEqual([true, true]);
  await storeSummarySwitch(false);
  await storeSummarySwitch(false);
  expect([await loadSummarySwitch(), await isStored(admin)]).toEqual([false, false]);
});

it('nobody else can switch it', async () => {
  await signInToSite(member);
  await expect(loadSummarySwitch()).rejects.toMatchObject({ code: 'denied' });
  await expect(storeSummarySwitch(true)).rejects.toMatchObject({ code: 'denied' });
  expect(await isStored(member)).toBe(false);
});
