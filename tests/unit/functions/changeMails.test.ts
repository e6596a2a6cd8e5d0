import { expect, test } from 'vitest';
import type { Change } from '#src/domain/commands/command.ts';
import type { MailName } from '#src/domain/submissions/mails/mailName.ts';
import { newSubmissionMail } from '#src/domain/submissions/mails/storedMail.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { changeMails } from '../../../functions/src/commands/changeMails.ts';

const now = new Date('2030-03-12T12:00:00Z');
const sendAt = new Date(now.getTime() + 10_000);
const reply = { text: 'Oi', by: 'a@b.example', name: '', at: now, sendAt, before: 'new' } as const;
const booking = bookingSubmission({ sequence: 2, replies: { 1: reply } });
const before = { ...booking, sequence: 1 };

/** Applies `change` to a booking with unsent mails of these `names`, and returns the ids of its mails. */
const after = (change: Partial<Change>, ...names: MailName[]) => {
  const mails = names.map((name) => newSubmissionMail(before, name, now));
  const { started, written, dropped } = changeMails(mails, booking, { fields: {}, ...change }, now);
  const ids = (list: readonly { id: string }[]) => list.map((mail) => mail.id.replace(`${booking.id}.`, ''));
  return { written: ids(written), started: ids(started), dropped: ids(dropped.map((one) => ({ id: one }))) };
};

test('a mail that is requested again while unsent is not duplicated; an unsent mail about an outdated change is dropped', () => {
  expect(after({ mails: ['moved'] }, 'moved')).toEqual({ written: ['moved.1'], started: [], dropped: [] });
  expect(after({ mails: ['moved'], drops: (name) => name === 'moved' }, 'moved', 'studio')).toEqual({
    written: ['moved.2'],
    started: [],
    dropped: ['moved.1'],
  });
  const cancelsAnew = { mails: ['cancellation'] as const, drops: () => true };
  expect(after(cancelsAnew, 'cancellation')).toEqual({ written: ['cancellation'], started: [], dropped: [] });
});

test('an answer that can still be undone is not sent at once with the other mails', () => {
  const mails = ['visitor', 'reply-1'] as const;
  expect(after({ mails, sendsNow: true }).started).toEqual(['visitor']);
});
