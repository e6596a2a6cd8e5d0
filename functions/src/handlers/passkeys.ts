import { FieldValue } from 'firebase-admin/firestore';
import { ADDRESS_UNCONFIRMED, LAST_PASSKEY } from '../../../src/domain/accounts/accessErrors.ts';
import type { PasskeyAction, PasskeyAnswer, PasskeyClaims } from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { endSessions } from '../adapters/team/adminClaim.ts';
import { passkeysOf, readPasskeys } from '../adapters/team/passkeyStore.ts';
import { recordTeamEvent } from '../adapters/team/teamEvents.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireAdministrator, requireClaim, requireRecentAdministrator } from '../http/requireCaller.ts';
import { createConfirmation } from './confirmation.ts';
import { createEnrolment } from './enrolment.ts';
import type { MailWorker } from './mailWorker.ts';
import { createPasskeyLinks } from './passkeyLinks.ts';

/** The claims in the token of a session that begins with a passkey ceremony at `now`. */
export function passkeyClaims({ email }: { email: string }, now: Date): PasskeyClaims {
  return { passkeyAt: Math.floor(now.getTime() / 1000), passkeyEmail: email };
}

/** Signs administrators in. A ceremony returns a token with passkeyClaims. Throws an HttpError: 403, 409, 429, 502. */
export function createPasskeys(adapters: Adapters, worker: MailWorker) {
  const { db, auth, team, now } = adapters;
  const confirmation = createConfirmation(adapters);
  const enrolment = createEnrolment(adapters);
  const sendLink = createPasskeyLinks(adapters);

  return async function passkeys(action: PasskeyAction, caller: Caller): Promise<PasskeyAnswer> {
    requireClaim(caller);
    const { uid, email } = caller;
    if (action.action === 'passkeys') return list(caller);
    if (action.action === 'removePasskey') return remove(action.id, caller);
    // Somebody who stole the password could change the e-mail. So these actions require the confirmed e-mail.
    if ((await team.confirmedEmail(uid)) !== email) throw new HttpError(403, { error: ADDRESS_UNCONFIRMED });
    const at = now();
    switch (action.action) {
      case 'startCeremony':
        return confirmation.start(caller);
      case 'completeCeremony':
        await confirmation.confirm(action.response, caller, at);
        return tokenFor(caller, at);
      case 'sendPasskeyLink':
        await sendLink(caller);
        return {};
      case 'startEnrolment':
        return { options: await enrolment.start(action.link, caller) };
      case 'completeEnrolment':
        await sendNotices(await enrolment.enrol(action, caller, at));
        return tokenFor(caller, at);
    }
  };

  async function tokenFor(caller: Caller, at: Date): Promise<PasskeyAnswer> {
    return { token: await (await auth()).createCustomToken(caller.uid, passkeyClaims(caller, at)) };
  }

  async function list(caller: Caller): Promise<PasskeyAnswer> {
    requireAdministrator(caller);
    const { keys } = await readPasskeys(db(), caller.uid);
    const passkeys = Object.values(keys).map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
    return { passkeys: passkeys.sort((one, other) => one.createdAt.localeCompare(other.createdAt)) };
  }

  /** Removes one of the caller's passkeys. Ends all sessions, because it is unknown which of them used the passkey. */
  async function remove(id: string, caller: Caller): Promise<PasskeyAnswer> {
    requireRecentAdministrator(caller, now());
    const { uid, email } = caller;
    const notices = await db().runTransaction(async (transaction) => {
      const members = await team.membersIn(transaction);
      const { keys } = await readPasskeys(db(), uid, transaction);
      if (!Object.hasOwn(keys, id)) return [];
      if (Object.keys(keys).length === 1) throw new HttpError(409, { error: LAST_PASSKEY });
      transaction.set(passkeysOf(db(), uid), { keys: { [id]: FieldValue.delete() } }, { merge: true });
      const event = { action: 'removePasskey', person: email } as const;
      return recordTeamEvent(db(), transaction, event, { uid, now: now() }, members);
    });
    await endSessions(await auth(), db(), uid);
    await sendNotices(notices);
    return {};
  }

  /** Sends the notices now. If one fails, the redelivery retries it. */
  async function sendNotices(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => worker.sendOne(id)));
  }
}
