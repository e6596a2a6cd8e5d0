import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { summarySwitchPath } from '../../../../src/domain/accounts/summarySwitch.ts';
import { TEAM_PATH } from '../../../../src/domain/accounts/team.ts';
import { CALENDAR_FEED_DOCUMENT } from '../../../../src/domain/agenda/agendaSettings.ts';
import { forgetHost } from '../../calendars/hostCalendars.ts';
import type { RightsService } from '../../environment.ts';
import { passkeysOf } from './passkeyStore.ts';

/** Adds the claim `admin: true`, which firestore.rules require, to an account's claims. */
export function giveClaim(auth: RightsService, { uid, customClaims }: UserRecord): Promise<void> {
  return auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
}

/** An account as an entry of the stored team. */
export function asMember({ uid, email = '', displayName = '' }: Partial<UserRecord> & { uid: string }) {
  return { members: { [uid]: { email, name: displayName } } };
}

/** Ends all sessions of an account. Rules and functions refuse sessions begun before the stored time. Repeatable. */
export async function endSessions(auth: Pick<Auth, 'revokeRefreshTokens'>, db: Firestore, uid: string) {
  await auth.revokeRefreshTokens(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
  await db.doc(`adminRevocations/${uid}`).set({ revokedAt: FieldValue.serverTimestamp() });
}

/** Removes the claim `admin`, and with it sessions, passkeys, summary, host settings and calendar feed. Repeatable. */
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
  // The calendar's secret address is known only to the administrator who created it, so it is deleted.
  const feed = await db.doc(CALENDAR_FEED_DOCUMENT).get();
  if (feed.get('by') === uid)
    await feed.ref.delete({ lastUpdateTime: feed.updateTime }).catch(() => undefined);
  const known = (await db.doc(TEAM_PATH).get()).get(`members.${uid}`);
  const left = { removedAt: now, leavingSince: FieldValue.delete() };
  if (known) await db.doc(TEAM_PATH).set({ members: { [uid]: left } }, { merge: true });
}
