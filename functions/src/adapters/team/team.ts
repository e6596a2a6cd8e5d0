import { FieldValue } from 'firebase-admin/firestore';
import { LAST_ADMINISTRATOR } from '../../../../src/domain/accounts/accessErrors.ts';
import { TEAM_PATH, type Team, type TeamMember } from '../../../../src/domain/accounts/team.ts';
import { SUBMISSION_MISSING } from '../../../../src/domain/commands/refusalSentences.ts';
import { auditExpiry } from '../../../../src/domain/submissions/retention.ts';
import { emailKey } from '../../../../src/domain/submissions/submission.ts';
import { HttpError } from '../../http/HttpError.ts';
import { withDates } from '../withDates.ts';
import { asMember, takeRights } from './adminClaim.ts';
import { type Doer, recordTeamEvent } from './teamEvents.ts';
import { createTeamInvitations, type Invitation, invitationPath } from './teamInvitations.ts';
import { createTeamList, type Holders, type Members, type TeamServices } from './teamList.ts';
import { createTeamPasskeys } from './teamPasskeys.ts';

/** The administrators. A change that spans several services can be repeated after an interruption. */
export function createTeam(services: TeamServices) {
  const { db, auth } = services;
  const team = () => db().doc(TEAM_PATH);
  const list = createTeamList(services);
  const { change, membersIn, compareClaims } = list;
  const passkeys = createTeamPasskeys(services, list);

  return {
    ...{ read, remove, compareClaims, membersIn, tellAssignments, isToldOfAssignments },
    ...{ ...createTeamInvitations(services, membersIn), ...passkeys },
  };

  /** Updates and returns the list. Former members stay listed until their last audit entry expires. */
  async function read({ uid, now }: Doer): Promise<Team> {
    const own = asMember(await (await auth()).getUser(uid));
    const { members, holders } = await change([uid], async (transaction, known, holders) => {
      const members = comparedWith(holders, { ...(holders.has(uid) && own.members), ...known }, now);
      transaction.set(team(), { members });
      return { members, holders };
    });
    const { docs } = await db().collection('invitations').get();
    const invitations = docs.map((found) => ({ id: found.id, ...(withDates(found.data()) as Invitation) }));
    const counts = await passkeys.countPasskeys(Object.keys(members));
    return {
      members: Object.entries(members).map(([one, member]) =>
        listedMember(one, member, { email: holders.get(one)?.email, passkeys: counts[one] }),
      ),
      invitations: invitations
        .filter(({ expireAt }) => expireAt > now)
        .map(({ id, email, expireAt }) => ({ id, email, expireAt: expireAt.toISOString() })),
    };
  }

  /** Sets whether the caller gets a mail when somebody assigns them a conversation. */
  async function tellAssignments(isWanted: boolean, { uid }: Doer): Promise<void> {
    const refuses = isWanted ? FieldValue.delete() : true;
    await team().set({ members: { [uid]: { refusesAssignments: refuses } } }, { merge: true });
  }

  /** Whether an address belongs to a member who wants mails about assignments. */
  async function isToldOfAssignments(email: string): Promise<boolean> {
    const members = Object.values((await team().get()).get('members') ?? {}) as TeamMember[];
    const told = members.filter((one) => !one.removedAt && !one.leavingSince && !one.refusesAssignments);
    return told.some((one) => emailKey(one.email) === emailKey(email));
  }

  /** Removes an administrator and their invitations. Throws an HttpError: 404 (not a member) or 409 (the last one). */
  async function remove(uid: string, by: Doer): Promise<void> {
    await change([uid, by.uid], async (transaction, members, holders) => {
      const isStaying = (one: string) => holders.has(one) && !members[one]?.leavingSince;
      const listed = Object.hasOwn(members, uid) ? members[uid] : undefined;
      // An interrupted removal may already have removed the claim. The removal can be repeated.
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
      if (leaving.email) transaction.delete(db().doc(invitationPath(leaving.email)));
      for (const { ref } of invited.docs) transaction.delete(ref);
      if (!leavingSince) recordTeamEvent(db(), transaction, { action: 'remove', person: leaving.email }, by);
    });
    await takeRights(await auth(), db(), uid, by.now);
  }
}

/** Marks members as removed while they lack the claim. Entries of former members expire. */
function comparedWith(holders: Holders, members: Members, now: Date): Members {
  for (const [uid, member] of Object.entries(members)) {
    if (member.leavingSince) continue;
    if (holders.has(uid)) delete member.removedAt;
    else member.removedAt ??= now;
    if (member.removedAt && auditExpiry(member.removedAt) <= now) delete members[uid];
  }
  return members;
}

function listedMember(
  uid: string,
  { email: stored, name, removedAt, isUnconfirmed, refusesAssignments }: TeamMember,
  { email = stored, passkeys = 0 }: { email: string | undefined; passkeys: number | undefined },
): Team['members'][number] {
  return {
    ...{ uid, email, name, passkeys },
    isRemoved: removedAt !== undefined,
    isConfirmed: !isUnconfirmed && email === stored,
    isToldOfAssignments: !refusesAssignments,
  };
}
