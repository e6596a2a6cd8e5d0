import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { PASSKEY_REFUSED } from '../../../../src/domain/accounts/accessErrors.ts';
import { CEREMONY_MINUTES, PASSKEY_LINK_MINUTES } from '../../../../src/domain/accounts/passkeys.ts';
import { HttpError } from '../../http/HttpError.ts';
import { hashOf } from '../keyedHash.ts';
import { withDates } from '../withDates.ts';
import type { Credential } from './ceremonies.ts';

export type StoredPasskey = Credential & { name: string; createdAt: Date; lastUsedAt: Date };

/** Everything about an administrator's passkeys is in one document, passkeys/{uid}, so that one read is consistent. */
export type Passkeys = {
  keys: Record<string, StoredPasskey>;
  ceremony?: { challenge: string; expireAt: Date };
  /** The hash of the valid link's secret. Only the mail, or the output of `admin:grant`, contains the secret. */
  link?: { hash: string; expireAt: Date };
  linksSentAt?: Date[];
};

export const passkeysOf = (db: Firestore, uid: string): DocumentReference => db.doc(`passkeys/${uid}`);

/** Whether a link can enrol a passkey at `now`. */
export function isValidLink({ link }: Passkeys, secret: string | undefined, now: Date): boolean {
  return Boolean(secret && link && link.expireAt > now && link.hash === hashOf(secret));
}

/** The content of an administrator's document, or no passkeys if it is missing. */
export async function readPasskeys(db: Firestore, uid: string, transaction?: Transaction): Promise<Passkeys> {
  const document = passkeysOf(db, uid);
  const found = await (transaction ? transaction.get(document) : document.get());
  return { keys: {}, ...(withDates(found.data() ?? {}) as Partial<Passkeys>) };
}

/** Returns the challenge (base64url) of the open ceremony. If none is open, opens one. */
export function openCeremony(db: Firestore, uid: string, now: Date): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const { ceremony } = await readPasskeys(db, uid, transaction);
    if (ceremony && ceremony.expireAt > now) return ceremony.challenge;
    const challenge = randomBytes(32).toString('base64url');
    const expireAt = inMinutes(now, CEREMONY_MINUTES);
    transaction.set(passkeysOf(db, uid), { ceremony: { challenge, expireAt } }, { merge: true });
    return challenge;
  });
}

/** Replaces the account's link and returns the new secret. `sentAt` are the new values of `linksSentAt`. */
export async function makeLink(db: Firestore, uid: string, now: Date, sentAt?: Date[]): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const link = { hash: hashOf(secret), expireAt: inMinutes(now, PASSKEY_LINK_MINUTES) };
  const fields = { link, ...(sentAt && { linksSentAt: sentAt }) };
  await passkeysOf(db, uid).set(fields, { mergeFields: Object.keys(fields) });
  return secret;
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The challenge of the open ceremony. Throws an `HttpError` with 403 if none is open. */
export function challengeOf({ ceremony }: Passkeys, now: Date): string {
  if (!ceremony || ceremony.expireAt <= now) throw new HttpError(403, { error: PASSKEY_REFUSED });
  return ceremony.challenge;
}

/** Reads the stored passkeys. Throws an `HttpError` with 403 if the ceremony with this challenge is not open. */
export async function takeCeremony(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  challenge: string,
  now: Date,
): Promise<Passkeys> {
  const stored = await readPasskeys(db, uid, transaction);
  if (challengeOf(stored, now) !== challenge) throw new HttpError(403, { error: PASSKEY_REFUSED });
  return stored;
}
