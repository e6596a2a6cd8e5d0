import { FieldValue } from 'firebase-admin/firestore';
import { PASSKEY_REFUSED } from '../../../src/domain/accounts/accessErrors.ts';
import type { PasskeyAnswer } from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import {
  challengeOf,
  openCeremony,
  passkeysOf,
  readPasskeys,
  takeCeremony,
} from '../adapters/team/passkeyStore.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';

/** Confirms with a passkey that a session is really the administrator's. Throws an `HttpError` with 403. */
export function createConfirmation({ db, ceremonies, now }: Adapters) {
  return { start, confirm };

  /** Returns the number of passkeys. If there are any, also opens the ceremony and returns its options. */
  async function start({ uid }: Caller): Promise<PasskeyAnswer> {
    const count = Object.keys((await readPasskeys(db(), uid)).keys).length;
    if (count === 0) return { count };
    return { count, options: await ceremonies.optionsToConfirm(await openCeremony(db(), uid, now())) };
  }

  /** Completes the ceremony and records the use of the passkey. Throws an `HttpError` with 403. */
  async function confirm(response: { id: string }, { uid }: Caller, at: Date): Promise<void> {
    const stored = await readPasskeys(db(), uid);
    const challenge = challengeOf(stored, at);
    const credential = Object.hasOwn(stored.keys, response.id) ? stored.keys[response.id] : undefined;
    if (!credential) throw new HttpError(403, { error: PASSKEY_REFUSED });
    const counter = await ceremonies.verifyConfirmation(challenge, response, credential);
    await db().runTransaction(async (transaction) => {
      const { keys } = await takeCeremony(db(), transaction, uid, challenge, at);
      const key = keys[credential.id];
      if (!key) throw new HttpError(403, { error: PASSKEY_REFUSED });
      const used = { [credential.id]: { ...key, counter, lastUsedAt: at } };
      const fields = { keys: used, ceremony: FieldValue.delete() };
      transaction.set(passkeysOf(db(), uid), fields, { merge: true });
    });
  }
}
