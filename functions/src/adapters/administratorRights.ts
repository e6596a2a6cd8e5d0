import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { summarySwitchPath } from '../../../src/domain/accounts/summarySwitch.ts';
import { TEAM_PATH } from '../../../src/domain/accounts/team.ts';

/** The service of accounts, as far as it gives and takes rights. */
export type RightsService = Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;

/** Gives an account the claim `admin: true`, which firestore.rules ask for, beside the claims that it has. */
export function giveClaim(auth: RightsService, { uid, customClaims }: UserRecord): Promise<void> {
  return auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
}

/** The account among the administrators of the team, as it is shown there. */
export function asMember({ uid, email = '', displayName = '' }: UserRecord) {
  return { members: { [uid]: { email, name: displayName } } };
}

/**
 * Takes the claim `admin` from an account, if there is one, and ends its sessions. Then the moment is written that rules compare
 * with a token's `auth_time`, so that no token with the claim is younger; the daily summary is switched off last, when nobody
 * can switch it on again. May be repeated after an interruption.
 */
export async function takeRights(auth: RightsService, db: Firestore, uid: string, now: Date): Promise<void> {
  const user = await auth.getUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
  if (user) {
    const { admin, ...others } = user.customClaims ?? {};
    await auth.setCustomUserClaims(uid, others);
    await auth.revokeRefreshTokens(uid);
  }
  await db.doc(`adminRevocations/${uid}`).set({ revokedAt: FieldValue.serverTimestamp() });
  await db.doc(summarySwitchPath(uid)).delete();
  const known = (await db.doc(TEAM_PATH).get()).get(`members.${uid}`);
  const left = { removedAt: now, leavingSince: FieldValue.delete() };
  if (known) await db.doc(TEAM_PATH).set({ members: { [uid]: left } }, { merge: true });
}
