import { FieldValue } from 'firebase-admin/firestore';
import {
  ADDRESS_UNCONFIRMED,
  LAST_PASSKEY,
  LINK_NOT_SENT,
  PASSKEY_EXISTS,
  PASSKEY_REFUSED,
  TOO_MANY_LINKS,
} from '../../../src/domain/accounts/accessErrors.ts';
import type { PasskeyAction, PasskeyAnswer, PasskeyClaims } from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { endSessions } from '../adapters/team/adminClaim.ts';
import {
  challengeOf,
  makeLink,
  openCeremony,
  passkeysOf,
  readPasskeys,
  takeCeremony,
} from '../adapters/team/passkeyStore.ts';
import { recordTeamEvent } from '../adapters/team/teamEvents.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireAdministrator, requireClaim, requireRecentAdministrator } from '../http/requireCaller.ts';
import { person } from '../mails/mailBody.ts';
import { passkeyLinkMail } from '../mails/passkeyMails.ts';
import { completeEnrolment, startEnrolment } from './enrolment.ts';
import type { MailWorker } from './mailWorker.ts';

const LINKS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/** Time limit for the mail server after an administrator has requested a link. */
const LINK_MAIL_MS = 15_000;

/** The claims in the token of a session that begins with a passkey ceremony at `now`. */
export function passkeyClaims({ email }: { email: string }, now: Date): PasskeyClaims {
  return { passkeyAt: Math.floor(now.getTime() / 1000), passkeyEmail: email };
}

/** Signs administrators in. A ceremony returns a token with passkeyClaims. Throws an HttpError: 403, 409, 429, 502. */
export function createPasskeys(adapters: Adapters, worker: MailWorker) {
  const { db, auth, team, now } = adapters;

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
        return startCeremony(adapters, caller);
      case 'completeCeremony':
        await completeCeremony(adapters, action.response, caller, at);
        return tokenFor(caller, at);
      case 'sendPasskeyLink':
        await sendLink(adapters, caller, at);
        return {};
      case 'startEnrolment':
        return { options: await startEnrolment(adapters, action.link, caller) };
      case 'completeEnrolment':
        await sendNotices(await completeEnrolment(adapters, action, caller, at));
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
      ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
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

/** Returns the number of passkeys. If there are any, also opens the ceremony and returns its options. */
async function startCeremony({ db, ceremonies, now }: Adapters, { uid }: Caller): Promise<PasskeyAnswer> {
  const count = Object.keys((await readPasskeys(db(), uid)).keys).length;
  if (count === 0) return { count };
  return { count, options: await ceremonies.optionsToConfirm(await openCeremony(db(), uid, now())) };
}

/** Completes the ceremony and records the use of the passkey. Throws an `HttpError` with 403. */
async function completeCeremony(
  { db, ceremonies }: Adapters,
  response: { id: string },
  { uid }: Caller,
  at: Date,
): Promise<void> {
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

/** Mails an administrator the link for a first passkey. Throws an `HttpError` with 409, 429 or 502. */
async function sendLink({ db, addresses, sendMail }: Adapters, { uid, email }: Caller, at: Date) {
  const { keys, linksSentAt = [] } = await readPasskeys(db(), uid);
  if (Object.keys(keys).length > 0) throw new HttpError(409, { error: PASSKEY_EXISTS });
  const sentAt = linksSentAt.filter((one) => at.getTime() - one.getTime() < DAY_MS);
  if (sentAt.length >= LINKS_A_DAY) throw new HttpError(429, { error: TOO_MANY_LINKS });
  const secret = await makeLink(db(), uid, at, [...sentAt, at]);
  const { from, siteUrl } = addresses();
  const mail = { from, to: person(email), ...passkeyLinkMail(secret, siteUrl) };
  // The mail is not stored: administrators could read the stored mail, and a link that arrives late is useless.
  await sendMail(mail, AbortSignal.timeout(LINK_MAIL_MS)).catch(() => {
    throw new HttpError(502, { error: LINK_NOT_SENT });
  });
}
