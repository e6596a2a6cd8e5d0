import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { summarySwitchPath } from '../../../src/domain/accounts/summarySwitch.ts';
import { TEAM_PATH } from '../../../src/domain/accounts/team.ts';
import { CALENDAR_FEED_DOCUMENT } from '../../../src/domain/agenda/agendaSettings.ts';
import { forgetHost } from '../calendars/hostCalendars.ts';
import { passkeysOf } from './passkeyStore.ts';

/** The service of accounts, as far as it gives and takes rights. */
export type RightsService = Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'> &
  Pick<Auth, 'listUsers'>;

/** Gives an account the claim `admin: true`, which firestore.rules ask for, beside the claims that it has. */
export function giveClaim(auth: RightsService, { uid, customClaims }: UserRecord): Promise<void> {
  return auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
}

/** The account among the administrators of the team, as it is shown there. */
export function asMember({ uid, email = '', displayName = '' }: Partial<UserRecord> & { uid: string }) {
  return { members: { [uid]: { email, name: displayName } } };
}

/**
 * Ends the sessions of an account: the moment is written that rules and functions compare with that of a session's ceremony, so that
 * no token of before is worth anything, not even one that is exchanged later. May be repeated.
 */
export async function endSessions(
  auth: Pick<Auth, 'revokeRefreshTokens'>,
  db: Firestore,
  uid: string,
): Promise<void> {
  await auth.revokeRefreshTokens(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
  await db.doc(`adminRevocations/${uid}`).set({ revokedAt: FieldValue.serverTimestamp() });
}

/**
 * Takes the claim `admin` from an account, if there is one, and ends its sessions. Then its passkeys are deleted; the daily summary and the
 * calendar's address that they made end last, when nobody can bring them back. May be repeated after an interruption.
 */
export async function takeRights(auth: RightsService, db: Firestore, uid: string, now: Date): Promise<void> {
  const user = await auth.getUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
  if (user) {
    const { admin, ...others } = user.customClaims ?? {};
    await auth.setCustomUserClaims(uid, others);
  }
  await endSessions(auth, db, uid);
  await passkeysOf(db, uid).delete();
  await db.doc(summarySwitchPath(uid)).delete();
  await forgetHost(db, uid);
  // They know the secret address of the calendar that they made.
  const feed = await db.doc(CALENDAR_FEED_DOCUMENT).get();
  if (feed.get('by') === uid)
    await feed.ref.delete({ lastUpdateTime: feed.updateTime }).catch(() => undefined);
  const known = (await db.doc(TEAM_PATH).get()).get(`members.${uid}`);
  const left = { removedAt: now, leavingSince: FieldValue.delete() };
  if (known) await db.doc(TEAM_PATH).set({ members: { [uid]: left } }, { merge: true });
}
