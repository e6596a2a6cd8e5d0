import { createHash } from 'node:crypto';
import { studio } from '../../../src/copy/studio.ts';
import { bookingReference } from '../../../src/domain/submissions/bookings/bookingReference.ts';
import { keyedHash } from '../adapters/keyedHash.ts';
import type { MailHeaders } from './mailHeaders.ts';

/** Identifies a mail without a Message-ID: a hash of its date, sender and body. */
export function nameOfBody({ date, from }: MailHeaders, source: Uint8Array): string {
  return createHash('sha256').update(`${date}\n${from.address}\n`).update(source).digest('hex');
}

const DOMAIN = studio.email.split('@')[1];

/** The submission and id in the Message-ID of a mail of this site ('<id>.reply-3@studio.com'); else undefined. */
export function ownMail(messageId: string): { submission: string; mail: string } | undefined {
  const [name = '', host] = messageId.split('@');
  const submission = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w.-]+$/.exec(name)?.[1];
  return submission && host?.toLowerCase() === DOMAIN ? { submission, mail: name } : undefined;
}

/** Length of a signature in a subject. 40 bits suffice, because a forger must also write from the client's address. */
const SIGNED = 8;

/** The signed reference of a submission in an answer's subject ('123-456-789-ab3d5f7h'). */
export function signedReference(id: string, key: string): string {
  const signature = keyedHash(`subject:${id}`, key)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return `${bookingReference(id)}-${signature.slice(0, SIGNED)}`;
}

/** The signed references in a subject. The caller must verify the signatures. */
export function referencesIn(subject: string): { reference: string; signed: string }[] {
  const found = subject.matchAll(/\b((?:\d{3}-){2}\d{3})-([a-z0-9]{8})\b/gi);
  return [...found].map(([signed, reference = '']) => ({ reference, signed: signed.toLowerCase() }));
}
