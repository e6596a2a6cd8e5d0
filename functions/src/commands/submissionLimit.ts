import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MailsToday } from '../../../src/domain/commands/command.ts';
import { type MailName, mailRow } from '../../../src/domain/submissions/mails/mailName.ts';
import { readRecentMoments } from '../adapters/limits/recentMoments.ts';

/** Maximum number of submissions from one IP address within the window, unless RATE_LIMIT is set. */
export const DEFAULT_RATE_LIMIT = 5;

export const RATE_WINDOW_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Limits visitors' commands. `limit` is the maximum for an IP address (0: none). `hash` names a mailbox's counter. */
export type RateSettings = { limit: number; hash: (text: string) => string };

/** Reads the counters of a hashed IP address and of a mailbox. `add` adds a submission and its mails to them. */
export async function readCounters(
  db: Firestore,
  transaction: Transaction,
  { hashedIp, mailbox, now }: { hashedIp?: string | undefined; mailbox: string | undefined; now: Date },
  { limit, hash }: RateSettings,
) {
  const read = <List extends string>(name: string, lists: readonly List[], windowMs: number) =>
    readRecentMoments(transaction, db.collection('rateLimits').doc(name), lists, { now, windowMs });
  const [ofIp, ofMailbox] = await Promise.all([
    limit > 0 && hashedIp ? read(hashedIp, ['accepted'], RATE_WINDOW_MS) : undefined,
    mailbox ? read(hash(`mailbox:${mailbox}`), ['first', 'later'], DAY_MS) : undefined,
  ]);
  const mailsToday: MailsToday = {
    first: ofMailbox?.count('first') ?? 0,
    later: ofMailbox?.count('later') ?? 0,
  };
  return {
    isOver: ofIp !== undefined && ofIp.count('accepted') >= limit,
    mailsToday,
    add: (mails: readonly MailName[] = []) => {
      ofIp?.add('accepted');
      const told = mails.filter((name) => mailRow(name).to === 'visitor');
      if (told.length > 0) ofMailbox?.add(...told.map((name) => (mailRow(name).isFirst ? 'first' : 'later')));
    },
  };
}
