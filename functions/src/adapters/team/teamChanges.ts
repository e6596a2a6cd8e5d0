import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { INVITATION_MISSING, LAST_ADMINISTRATOR } from '../../../../src/domain/accounts/accessErrors.ts';
import {
  INVITATION_DAYS,
  TEAM_PATH,
  type Team,
  type TeamMember,
} from '../../../../src/domain/accounts/team.ts';
import { SUBMISSION_MISSING } from '../../../../src/domain/commands/refusalSentences.ts';
import type { TeamEvent } from '../../../../src/domain/submissions/audit.ts';
import { mailPath, newSiteMail } from '../../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry } from '../../../../src/domain/submissions/retention.ts';
import { emailKey } from '../../../../src/domain/submissions/submission.ts';
import { HttpError } from '../../http/HttpError.ts';
import { withDates } from '../withDates.ts';
import type { createAccounts } from './accounts.ts';
import { asMember, giveClaim, type RightsService, takeRights } from './adminClaim.ts';
import { type Doer, recordTeamEvent } from './teamEvents.ts';
import { createTeamList, type Members } from './teamList.ts';
import { createTeamPasskeys } from './teamPasskeys.ts';

/** An invitation as stored in invitations/{id}. Only the account that began to accept it can finish. */
type Invitation = { email: string; by: string; expireAt: Date; acceptedBy?: string };

/** Administrators and invitations. Changes to several services can be repeated after an interruption. */
export function createTeam(
  db: () => Firestore,
  auth: () => Promise<RightsService>,
  readAdministrators: ReturnType<typeof createAccounts>['readAdministrators'],
) {
  const team = () => db().doc(TEAM_PATH);
  const invitationOf = (email: string) => db().doc(`invitations/${invitationId(email)}`);

  const teamList = createTeamList(db, auth, readAdministrators);
  const { change, membersIn, compareClaims } = teamList;
  const passkeys = createTeamPasskeys(db, auth, teamList);
  const record = (write: Pick<Transaction, 'create'>, event: TeamEvent, by: Doer) =>
    recordTeamEvent(db(), write, event, by);

  const assignments = { tellAssignments, isToldOfAssignments };
  return {
    ...{ read, invite, withdraw, readInvitation, join, remove, compareClaims, membersIn },
    ...{ ...assignments, ...passkeys },
  };

  /**
   * Updates and returns the list: everybody with the claim, including the caller. Former members leave it when their last
   * audit entry expires.
   */
  async function read({ uid, now }: Doer): Promise<Team> {
    const own = asMember(await (await auth()).getUser(uid));
    const { members, holders } = await change([uid], async (transaction, known, holders) => {
      const members: Members = { ...(holders.has(uid) && own.members), ...known };
      for (const [one, member] of Object.entries(members)) {
        if (member.leavingSince) continue;
        if (holders.has(one)) delete member.removedAt;
        else member.removedAt ??= now;
        if (member.removedAt && auditExpiry(member.removedAt) <= now) delete members[one];
      }
      transaction.set(team(), { members });
      return { members, holders };
    });
    const { docs } = await db().collection('invitations').get();
    const invitations = docs.map((found) => ({ id: found.id, ...(withDates(found.data()) as Invitation) }));
    const counts = await passkeys.countPasskeys(Object.keys(members));
    return {
      members: Object.entries(members).map(
        ([one, { email, name, removedAt, isUnconfirmed, refusesAssignments }]) => ({
          uid: one,
          email: holders.get(one)?.email ?? email,
          name,
          isRemoved: removedAt !== undefined,
          isConfirmed: !isUnconfirmed && (holders.get(one)?.email ?? email) === email,
          passkeys: counts[one] ?? 0,
          isToldOfAssignments: !refusesAssignments,
        }),
      ),
      invitations: invitations
        .filter(({ expireAt }) => expireAt > now)
        .map(({ id, email, expireAt }) => ({ id, email, expireAt: expireAt.toISOString() })),
    };
  }

  /** Whether the one who asks wants a mail when they are made responsible. */
  async function tellAssignments(isWanted: boolean, { uid }: Doer): Promise<void> {
    const refuses = isWanted ? FieldValue.delete() : true;
    await team().set({ members: { [uid]: { refusesAssignments: refuses } } }, { merge: true });
  }

  /** Whether an address belongs to a member who wants mails about assignments. */
  async function isToldOfAssignments(email: string): Promise<boolean> {
    const members = Object.values((await team().get()).get('members') ?? {}) as TeamMember[];
    return members.some(
      (one) =>
        emailKey(one.email) === emailKey(email) &&
        !one.removedAt &&
        !one.leavingSince &&
        !one.refusesAssignments,
    );
  }

  /** Invites an address, again if it is invited already. Returns the id of the mail. */
  async function invite(address: string, by: Doer): Promise<string> {
    const email = emailKey(address);
    const { uid, now } = by;
    const expireAt = new Date(now.getTime() + INVITATION_DAYS * 24 * 3_600_000);
    const document = invitationOf(email);
    const mail = newSiteMail({ kind: 'invitation', invitation: document.id, invitedAt: now }, now, expireAt);
    const batch = db().batch();
    batch.set(document, { email, by: uid, expireAt } satisfies Invitation);
    batch.set(db().doc(mailPath(mail)), mail);
    record(batch as unknown as Transaction, { action: 'invite', person: email }, by);
    await batch.commit();
    return mail.id;
  }

  async function withdraw(id: string, by: Doer): Promise<void> {
    const invitation = db().doc(`invitations/${id}`);
    await db().runTransaction(async (transaction) => {
      const email = (await transaction.get(invitation)).get('email');
      transaction.delete(invitation);
      if (email) record(transaction, { action: 'withdraw', person: email }, by);
    });
  }

  /** The invitation with this id, as long as it can be accepted. */
  async function readInvitation(id: string, now: Date): Promise<Invitation | undefined> {
    const found = (await db().doc(`invitations/${id}`).get()).data();
    const invitation = found && (withDates(found) as Invitation);
    return invitation && invitation.expireAt > now ? invitation : undefined;
  }

  /** Makes an invited account with a verified e-mail an administrator, else throws an `HttpError` with 403. May be repeated. */
  async function join({ uid, now }: Doer): Promise<void> {
    const refusal = new HttpError(403, { error: INVITATION_MISSING });
    const accounts = await auth();
    const user = await accounts.getUser(uid);
    if (!user.email || !user.emailVerified || user.disabled) throw refusal;
    const invitation = invitationOf(user.email);
    const step = await db().runTransaction(async (transaction) => {
      const known = (await membersIn(transaction))[uid];
      const found = (await transaction.get(invitation)).data();
      const { expireAt, acceptedBy = uid } = (found ? withDates(found) : {}) as Partial<Invitation>;
      // A press too many: another request of the same person was faster.
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
      // Another request of the same person was faster, or the invitation was taken back.
      if (!isStillInvited) return Boolean(known && !known.removedAt);
      transaction.delete(invitation);
      transaction.set(team(), asMember(user), { mergeFields: [`members.${uid}`] });
      record(transaction, { action: 'join', person: user.email ?? '' }, { uid, now });
      return true;
    });
    if (isMember) return;
    await takeRights(accounts, db(), uid, now);
    throw refusal;
  }

  /**
   * Removes an administrator and their invitations. Throws an `HttpError` with 409 for the last one, and with 404 for
   * oneself or somebody who is none.
   */
  async function remove(uid: string, by: Doer): Promise<void> {
    await change([uid, by.uid], async (transaction, members, holders) => {
      const isStaying = (one: string) => holders.has(one) && !members[one]?.leavingSince;
      const listed = Object.hasOwn(members, uid) ? members[uid] : undefined;
      // An interrupted removal has taken the claim already and can be repeated.
      const isLeaving = holders.has(uid) || (listed && !listed.removedAt);
      const leaving = { email: holders.get(uid)?.email ?? '', name: '', ...listed };
      const invited = await transaction.get(db().collection('invitations').where('by', '==', uid));
      if (!isLeaving || !isStaying(by.uid)) throw new HttpError(404, { error: SUBMISSION_MISSING });
      if (![...holders.keys()].some((one) => one !== uid && isStaying(one)))
        throw new HttpError(409, { error: LAST_ADMINISTRATOR });
      const { leavingSince, removedAt: _, ...member } = leaving;
      transaction.set(
        team(),
        { members: { [uid]: { ...member, leavingSince: by.now } } },
        { mergeFields: [`members.${uid}`] },
      );
      if (leaving.email) transaction.delete(invitationOf(leaving.email));
      for (const { ref } of invited.docs) transaction.delete(ref);
      if (!leavingSince) record(transaction, { action: 'remove', person: leaving.email }, by);
    });
    await takeRights(await auth(), db(), uid, by.now);
  }
}

/** The name of an address's invitation, which does not reveal it. */
function invitationId(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}
