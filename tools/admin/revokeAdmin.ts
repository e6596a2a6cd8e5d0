import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { takeRights } from '../../functions/src/adapters/administratorRights.ts';
import { findAccount } from './findAccount.ts';

/**
 * Takes the rights of an administrator from the account with this e-mail, as the desk does, but also from the last one. May
 * be repeated after an interruption. Throws when there is no such account.
 */
export async function revokeAdmin({ auth, db }: { auth: Auth; db: Firestore }, email: string): Promise<void> {
  const { uid } = await findAccount(auth, email);
  await takeRights(auth, db, uid, new Date());
}
