import type { Transaction } from 'firebase-admin/firestore';
import { INVITATION_DAYS, INVITATION_MISSING, TEAM_PATH } from '../../../../src/domain/accounts/team.ts';
import { mailPath, newSiteMail } from '../../../../src/domain/submissions/mails/storedMail.ts';
import { emailKey } from '../../../../src/domain/submissions/submission.ts';
import { HttpError } from '../../http/HttpError.ts';
import { hashOf } from '../keyedHash.ts';
import { withDates } from '../withDates.ts';
import { asMember, giveClaim, takeRights } from './adminClaim.ts';
import { type Doer, recordTeamEvent } from './teamEvents.ts';
import type { createTeamList, TeamServices } from './teamList.ts';

/** An invitation as stored in invitations/{id}. After an account has begun to accept it, no other account can. */
export type Invitation = { email: string; by: string; expireAt: Date; acceptedBy?: string };

/** The path of an address's invitation. It contains only a hash of the address. */
export const invitationPath = (email: string): string => `invitations/${hashOf(emailKey(email))}`;

/** Invites administrators. An invited person can repeat each step after an interruption. */
export function createTeamInvitations(
  { db, auth }: TeamServices,
  membersIn: ReturnType<typeof createTeamList>['membersIn'],
) {
  return { invite, withdraw, readInvitation, join };

  /** Invites an address. Replaces an earlier invitation of the same address. Returns the id of the mail. */
  async function invite(address: string, by: Doer): Promise<string> {
    const email = emailKey(address);
    const { uid, now } = by;
    const expireAt = new Date(now.getTime() + INVITATION_DAYS * 24 * 3_600_000);
    const document = db().doc(invitationPath(email));
    const mail = newSiteMail({ kind: 'invitation', invitation: document.id, invitedAt: now }, now, expireAt);
    const batch = db().batch();
    batch.set(document, { email, by: uid, expireAt } satisfies Invitation);
    batch.set(db().doc(mailPath(mail)), mail);
    recordTeamEvent(db(), batch as unknown as Transaction, { action: 'invite', person: email }, by);
    await batch.commit();
    return mail.id;
  }

  async function withdraw(id: string, by: Doer): Promise<void> {
    const invitation = db().doc(`invitations/${id}`);
    await db().runTransaction(async (transaction) => {
      const email = (await transaction.get(invitation)).get('email');
      transaction.delete(invitation);
      if (email) recordTeamEvent(db(), transaction, { action: 'withdraw', person: email }, by);
    });
  }

  /** The invitation with this id; undefined if it is missing or has expired. */
  async function readInvitation(id: string, now: Date): Promise<Invitation | undefined> {
    const found = (await db().doc(`invitations/${id}`).get()).data();
    const invitation = found && (withDates(found) as Invitation);
    return invitation && invitation.expireAt > now ? invitation : undefined;
  }

  /** Makes an invited account an administrator. Can be repeated. Throws an HttpError (403) without an invitation. */
  async function join({ uid, now }: Doer): Promise<void> {
    const refusal = new HttpError(403, { error: INVITATION_MISSING });
    const accounts = await auth();
    const user = await accounts.getUser(uid);
    if (!user.email || !user.emailVerified || user.disabled) throw refusal;
    const invitation = db().doc(invitationPath(user.email));
    const step = await db().runTransaction(async (transaction) => {
      const known = (await membersIn(transaction))[uid];
      const found = (await transaction.get(invitation)).data();
      const { expireAt, acceptedBy = uid } = (found ? withDates(found) : {}) as Partial<Invitation>;
      // The person pressed the button twice, and the other request was faster.
      if (!found && known && !known.removedAt && !known.leavingSince) return 'joined';
      if (!expireAt || expireAt <= now || acceptedBy !== uid) throw refusal;
      transaction.update(invitation, { acceptedBy: uid });
      return 'invited';
    });
    if (step === 'joined') return;
    await giveClaim(accounts, user);
    const isMember = await db().runTransaction(async (transaction) => {
      const isStillInvited = (await transaction.get(invitation)).get('acceptedBy') === uid;
      const known = (await membersIn(transaction))[uid];
      // Another request of the same person was faster, or the invitation was withdrawn.
      if (!isStillInvited) return Boolean(known && !known.removedAt);
      transaction.delete(invitation);
      transaction.set(db().doc(TEAM_PATH), asMember(user), { mergeFields: [`members.${uid}`] });
      recordTeamEvent(db(), transaction, { action: 'join', person: user.email ?? '' }, { uid, now });
      return true;
    });
    if (isMember) return;
    await takeRights(accounts, db(), uid, now);
    throw refusal;
  }
}
