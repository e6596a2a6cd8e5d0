import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  ADDRESS_UNCONFIRMED,
  LAST_PASSKEY,
  LINK_NOT_SENT,
  PASSKEY_EXISTS,
  PASSKEY_LINK_REFUSED,
  PASSKEY_REFUSED,
  TOO_MANY_LINKS,
  TOO_MANY_PASSKEYS,
} from '../../../src/domain/accounts/accessErrors.ts';
import {
  MOST_PASSKEYS,
  type PasskeyAction,
  type PasskeyAnswer,
  type PasskeyClaims,
} from '../../../src/domain/accounts/passkeys.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { endSessions } from '../adapters/team/adminClaim.ts';
import {
  isValidLink,
  makeLink,
  openCeremony,
  type Passkeys,
  passkeysOf,
  readPasskeys,
} from '../adapters/team/passkeyStore.ts';
import { recordTeamEvent } from '../adapters/team/teamEvents.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireAdministrator, requireClaim, requireRecentAdministrator } from '../http/requireCaller.ts';
import { person } from '../mails/mailBody.ts';
import { passkeyLinkMail } from '../mails/passkeyMails.ts';
import type { MailWorker } from './mailWorker.ts';

/** Most links mailed to one administrator within a day. */
const LINKS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/** How long the sender of a link waits for the mail server. */
const LINK_MAIL_MS = 15_000;

/** The claims of a session that begins with a ceremony at `now`. */
export function passkeyClaims({ email }: { email: string }, now: Date): PasskeyClaims {
  return { passkeyAt: Math.floor(now.getTime() / 1000), passkeyEmail: email };
}

/**
 * Passkey sign-in of administrators: after a ceremony, an account with the claim gets a token with the claims of a session.
 * Throws an `HttpError` with 403, 409, 429, or 502 for an unsent link.
 */
export function createPasskeys(adapters: Adapters, worker: MailWorker) {
  const { db, auth, team, ceremonies, addresses, sendMail, now } = adapters;

  return async function passkeys(action: PasskeyAction, caller: Caller): Promise<PasskeyAnswer> {
    requireClaim(caller);
    const { uid, email } = caller;
    if (action.action === 'passkeys') return list(caller);
    if (action.action === 'removePasskey') return remove(action.id, caller);
    // A stolen password can change the e-mail, so rights and links stay with the confirmed one.
    if ((await team.confirmedEmail(uid)) !== email) throw new HttpError(403, { error: ADDRESS_UNCONFIRMED });
    switch (action.action) {
      case 'startCeremony': {
        const { keys } = await readPasskeys(db(), uid);
        const count = Object.keys(keys).length;
        if (count === 0) return { count };
        return { count, options: await ceremonies.optionsToConfirm(await openCeremony(db(), uid, now())) };
      }
      case 'completeCeremony':
        return complete(action.response, caller);
      case 'sendPasskeyLink':
        return sendLink(caller);
      case 'startEnrolment': {
        const stored = await readPasskeys(db(), uid);
        requireEnrolment(stored, action.link, caller);
        const challenge = await openCeremony(db(), uid, now());
        const known = Object.values(stored.keys);
        return { options: await ceremonies.optionsToEnrol(challenge, { uid, email, known }) };
      }
      case 'completeEnrolment':
        return enrol(action, caller);
    }
  };

  /** The challenge of the open ceremony, which the transaction that completes it takes away. */
  function challengeOf({ ceremony }: Passkeys): string {
    if (!ceremony || ceremony.expireAt <= now()) throw new HttpError(403, { error: PASSKEY_REFUSED });
    return ceremony.challenge;
  }

  /** Removes the ceremony with this challenge, so that it completes once, and returns the stored passkeys. */
  async function takeCeremony(transaction: Transaction, uid: string, challenge: string): Promise<Passkeys> {
    const stored = await readPasskeys(db(), uid, transaction);
    if (challengeOf(stored) !== challenge) throw new HttpError(403, { error: PASSKEY_REFUSED });
    return stored;
  }

  async function tokenFor(caller: Caller, at: Date): Promise<PasskeyAnswer> {
    return { token: await (await auth()).createCustomToken(caller.uid, passkeyClaims(caller, at)) };
  }

  async function complete(response: { id: string }, caller: Caller): Promise<PasskeyAnswer> {
    const { uid } = caller;
    const at = now();
    const stored = await readPasskeys(db(), uid);
    const challenge = challengeOf(stored);
    const credential = Object.hasOwn(stored.keys, response.id) ? stored.keys[response.id] : undefined;
    if (!credential) throw new HttpError(403, { error: PASSKEY_REFUSED });
    const counter = await ceremonies.verifyConfirmation(challenge, response, credential);
    await db().runTransaction(async (transaction) => {
      const { keys } = await takeCeremony(transaction, uid, challenge);
      const key = keys[credential.id];
      if (!key) throw new HttpError(403, { error: PASSKEY_REFUSED });
      const used = { [credential.id]: { ...key, counter, lastUsedAt: at } };
      const fields = { keys: used, ceremony: FieldValue.delete() };
      transaction.set(passkeysOf(db(), uid), fields, { merge: true });
    });
    return tokenFor(caller, at);
  }

  /** A first passkey needs a link; another one a link or a ceremony of the last hour. */
  function requireEnrolment(stored: Passkeys, link: string | undefined, caller: Caller): void {
    if (Object.keys(stored.keys).length >= MOST_PASSKEYS)
      throw new HttpError(409, { error: TOO_MANY_PASSKEYS });
    if (link === undefined) requireRecentAdministrator(caller, now());
    else if (!isValidLink(stored, link, now())) throw new HttpError(403, { error: PASSKEY_LINK_REFUSED });
  }

  async function enrol(
    { link, name, response }: Extract<PasskeyAction, { action: 'completeEnrolment' }>,
    caller: Caller,
  ): Promise<PasskeyAnswer> {
    const { uid, email } = caller;
    const at = now();
    const stored = await readPasskeys(db(), uid);
    requireEnrolment(stored, link, caller);
    const challenge = challengeOf(stored);
    const credential = await ceremonies.verifyEnrolment(challenge, response);
    const notices = await db().runTransaction(async (transaction) => {
      const members = await team.membersIn(transaction);
      requireEnrolment(await takeCeremony(transaction, uid, challenge), link, caller);
      const key = { ...credential, name, createdAt: at, lastUsedAt: at };
      const used = { ceremony: FieldValue.delete(), ...(link && { link: FieldValue.delete() }) };
      transaction.set(passkeysOf(db(), uid), { keys: { [credential.id]: key }, ...used }, { merge: true });
      const event = { action: 'enrolPasskey', person: email } as const;
      return recordTeamEvent(db(), transaction, event, { uid, now: at }, members);
    });
    await sendNotices(notices);
    return tokenFor(caller, at);
  }

  async function sendLink({ uid, email }: Caller): Promise<PasskeyAnswer> {
    const at = now();
    const { keys, linksSentAt = [] } = await readPasskeys(db(), uid);
    if (Object.keys(keys).length > 0) throw new HttpError(409, { error: PASSKEY_EXISTS });
    const sentAt = linksSentAt.filter((one) => at.getTime() - one.getTime() < DAY_MS);
    if (sentAt.length >= LINKS_A_DAY) throw new HttpError(429, { error: TOO_MANY_LINKS });
    const secret = await makeLink(db(), uid, at, [...sentAt, at]);
    const { from, siteUrl } = addresses();
    const mail = { from, to: person(email), ...passkeyLinkMail(secret, siteUrl) };
    // Not stored, because administrators can read stored mails, and useless later.
    await sendMail(mail, AbortSignal.timeout(LINK_MAIL_MS)).catch(() => {
      throw new HttpError(502, { error: LINK_NOT_SENT });
    });
    return {};
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

  /** Removes a passkey of the caller, and ends all sessions: nobody knows which of them began with it. */
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

  /** Sends the notices now; the redelivery retries the rest. */
  async function sendNotices(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => worker.sendOne(id)));
  }
}
