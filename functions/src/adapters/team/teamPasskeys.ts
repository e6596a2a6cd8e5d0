import { ADDRESS_UNPROVED } from '../../../../src/domain/accounts/accessErrors.ts';
import { TEAM_PATH } from '../../../../src/domain/accounts/team.ts';
import { SUBMISSION_MISSING } from '../../../../src/domain/commands/refusalSentences.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { PasskeyNotice } from '../../mails/passkeyMails.ts';
import { withDates } from '../withDates.ts';
import { asMember, endSessions } from './adminClaim.ts';
import { passkeysOf, readPasskeys } from './passkeyStore.ts';
import { type Doer, recordTeamEvent } from './teamEvents.ts';
import type { createTeamList, TeamServices } from './teamList.ts';

/** Administrators' actions on each other's passkeys and addresses. Returns the ids of the notices. */
export function createTeamPasskeys(
  { db, auth }: TeamServices,
  { change, membersIn }: ReturnType<typeof createTeamList>,
) {
  return { nameOf, confirmedEmail, countPasskeys, resetPasskeys, confirmAddress, readNotice };

  /** An administrator's name in the team's list; empty if there is none. Administrators cannot change it themselves. */
  async function nameOf(uid: string): Promise<string> {
    return (await db().runTransaction(membersIn, { readOnly: true }))[uid]?.name ?? '';
  }

  /** The last confirmed address of an administrator; undefined for anybody else. */
  async function confirmedEmail(uid: string): Promise<string | undefined> {
    const members = await db().runTransaction(membersIn, { readOnly: true });
    const { email, removedAt, leavingSince, isUnconfirmed } = members[uid] ?? {};
    return removedAt || leavingSince || isUnconfirmed ? undefined : email;
  }

  /** Reads an audit entry and the administrator's address, for a notice. Undefined for former administrators. */
  async function readNotice(entry: string, uid: string) {
    const found = withDates((await db().doc(`audit/${entry}`).get()).data() ?? {}) as Partial<PasskeyNotice>;
    const members = await db().runTransaction(membersIn, { readOnly: true });
    const { action, person, by = '', at } = found;
    const member = members[uid];
    if (!action || !person || !at || !member || member.removedAt) return undefined;
    return { action, person, by: members[by]?.email ?? by, at, to: member.email };
  }

  /** The number of passkeys of each of these accounts. */
  async function countPasskeys(uids: readonly string[]): Promise<Record<string, number>> {
    const counts = uids.map(async (uid) => [uid, Object.keys((await readPasskeys(db(), uid)).keys).length]);
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Deletes all passkeys of another administrator and ends their sessions; a new passkey needs a link. */
  async function resetPasskeys(uid: string, by: Doer): Promise<string[]> {
    const notices = await change([uid], async (transaction, members, holders) => {
      if (!holders.has(uid) || uid === by.uid) throw new HttpError(404, { error: SUBMISSION_MISSING });
      transaction.delete(passkeysOf(db(), uid));
      const person = members[uid]?.email ?? '';
      return recordTeamEvent(db(), transaction, { action: 'resetPasskeys', person }, by, members);
    });
    await endSessions(await auth(), db(), uid);
    return notices;
  }

  /** Confirms another administrator's current e-mail. Throws an `HttpError` with 409 if the e-mail is not verified. */
  async function confirmAddress(uid: string, by: Doer): Promise<string[]> {
    return change([uid], async (transaction, members, holders) => {
      if (!holders.has(uid) || uid === by.uid) throw new HttpError(404, { error: SUBMISSION_MISSING });
      const email = holders.get(uid)?.email;
      if (!email) throw new HttpError(409, { error: ADDRESS_UNPROVED });
      const user = { uid, email, displayName: members[uid]?.name };
      transaction.set(db().doc(TEAM_PATH), asMember(user), { mergeFields: [`members.${uid}`] });
      const event = { action: 'confirmAddress', person: email } as const;
      return recordTeamEvent(db(), transaction, event, by, members);
    });
  }
}
