import { FieldValue } from 'firebase-admin/firestore';
import { PASSKEY_LINK_REFUSED, TOO_MANY_PASSKEYS } from '../../../src/domain/accounts/accessErrors.ts';
import { MOST_PASSKEYS, type PasskeyAction } from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import {
  challengeOf,
  isValidLink,
  openCeremony,
  type Passkeys,
  passkeysOf,
  readPasskeys,
  takeCeremony,
} from '../adapters/team/passkeyStore.ts';
import { recordTeamEvent } from '../adapters/team/teamEvents.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireRecentAdministrator } from '../http/requireCaller.ts';

/** Opens the ceremony that enrols a passkey, and returns the options for the browser. Throws an `HttpError`: 403, 409. */
export async function startEnrolment(
  { db, ceremonies, now }: Adapters,
  link: string | undefined,
  caller: Caller,
) {
  const { uid, email } = caller;
  const stored = await readPasskeys(db(), uid);
  requireEnrolment(stored, link, caller, now());
  const challenge = await openCeremony(db(), uid, now());
  return ceremonies.optionsToEnrol(challenge, { uid, email, known: Object.values(stored.keys) });
}

/** Completes the ceremony and stores the passkey. Returns the ids of the notices. Throws an `HttpError`: 403 or 409. */
export async function completeEnrolment(
  { db, team, ceremonies }: Adapters,
  { link, name, response }: Extract<PasskeyAction, { action: 'completeEnrolment' }>,
  caller: Caller,
  at: Date,
): Promise<string[]> {
  const { uid, email } = caller;
  const stored = await readPasskeys(db(), uid);
  requireEnrolment(stored, link, caller, at);
  const challenge = challengeOf(stored, at);
  const credential = await ceremonies.verifyEnrolment(challenge, response);
  return db().runTransaction(async (transaction) => {
    const members = await team.membersIn(transaction);
    requireEnrolment(await takeCeremony(db(), transaction, uid, challenge, at), link, caller, at);
    const key = { ...credential, name, createdAt: at, lastUsedAt: at };
    const used = { ceremony: FieldValue.delete(), ...(link && { link: FieldValue.delete() }) };
    transaction.set(passkeysOf(db(), uid), { keys: { [credential.id]: key }, ...used }, { merge: true });
    const event = { action: 'enrolPasskey', person: email } as const;
    return recordTeamEvent(db(), transaction, event, { uid, now: at }, members);
  });
}

/** A first passkey needs a link. A further passkey needs a link, or a ceremony within the last hour. */
function requireEnrolment(stored: Passkeys, link: string | undefined, caller: Caller, now: Date): void {
  if (Object.keys(stored.keys).length >= MOST_PASSKEYS)
    throw new HttpError(409, { error: TOO_MANY_PASSKEYS });
  if (link === undefined) requireRecentAdministrator(caller, now);
  else if (!isValidLink(stored, link, now)) throw new HttpError(403, { error: PASSKEY_LINK_REFUSED });
}
