import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { summarySwitchPath } from '../../src/domain/accounts/summarySwitch.ts';
import { findAccount } from './findAccount.ts';

/**
 * Takes the claim `admin` from the account with this e-mail and ends its sessions. The moment that rules compare with a
 * token's `auth_time` is written after that, so that no token with the claim is younger; then nobody can switch the daily
 * summary on again, which is switched off last. May be repeated after an interruption. Throws when there is no
 * such account.
 */
export async function revokeAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
  tell: (account: string) => void = () => {},
): Promise<void> {
  const user = await findAccount(auth, email, tell);
  const { admin, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, others);
  await auth.revokeRefreshTokens(user.uid);
  await db.doc(`adminRevocations/${user.uid}`).set({ revokedAt: FieldValue.serverTimestamp() });
  await db.doc(summarySwitchPath(user.uid)).delete();
}
