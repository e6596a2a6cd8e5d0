import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#src/domain/agenda/bookingRules.ts';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { NO_HOSTING } from '#src/domain/agenda/hosts.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { Change } from '#src/domain/commands/command.ts';
import { bindCommand, type Command } from '#src/domain/commands/table.ts';
import { MAILS, type MailName, mailRow } from '#src/domain/submissions/mails/mailName.ts';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import { changedDraft } from '#src/domain/submissions/replies/replyDraft.ts';
import type { BookingSubmission, MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import type { LogEntry } from '#src/domain/submissions/submissionLog.ts';
import { completeBooking } from '#tests/support/completeBooking.ts';
import { bookingSubmission, failedMails, messageSubmission } from '#tests/support/submissions.ts';
import { ago, type Circumstances, give, NOW, told } from './giveCommand.ts';

const ID = '3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10';
const own = { nome: 'Ana', email: 'a@b.co', emailKey: 'a@b.co' };
const message = (given: Partial<MessageSubmission> = {}) =>
  messageSubmission({ id: 'm', conversation: 'm', ...own, createdAt: ago(1), ...given });
const booking = (given: Partial<BookingSubmission> = {}) =>
  bookingSubmission({ id: 'b', ...own, createdAt: ago(48), data: '2026-05-06', ...given });
const log = (...entries: Partial<LogEntry>[]) =>
  Object.fromEntries(entries.map((entry, at) => [at + 1, { at: ago(1), by: 'x', ...entry }])) as never;
const said = { text: 'Oi', by: 'bia@estudio.example', name: 'Bia', at: ago(0), before: 'review' };
const answer = (given: object = {}) =>
  ({ 3: { ...said, sendAt: new Date(NOW.getTime() + 1), ...given } }) as never;
const moves = (count: number, given: object = {}) =>
  Array.from({ length: count }, () => ({ at: ago(1), what: 'moved', by: 'visitor', ...given })) as never;

const words = { form: 'message', nome: 'Ana', email: 'A@b.co', mensagem: 'Oi' } as const;
const sends = { action: 'message', id: ID, isSuspicious: false, message: words } as const;
const books = {
  action: 'book',
  id: ID,
  isSuspicious: false,
  requestHash: 'hash',
  booking: { ...completeBooking, email: 'A@b.co', data: '2026-05-07' },
} as const;
const { email: _, ...byPhone } = { ...books.booking, email: '' };
const enters = { action: 'enter', kind: 'bookings', id: ID, booking: byPhone } as const;
const cancels = { action: 'cancel', sequence: 0 } as const;
const moved = { action: 'move', sequence: 0, data: '2026-05-07', horario: '10:00' } as const;
const movedByStudio = { action: 'moveByStudio', data: '2026-05-07', horario: '10:00', tells: true } as const;
const out = (mail: MailName) => ({ action: 'delivered', mail }) as const;
const zoe = { uid: 'zoe', name: 'Zoe' };
const answers = { action: 'answerInvitation', sequence: 0, mail: { at: ago(1) } as ReceivedMail } as const;
const reminds = { action: 'remind', hours: 24 } as const;
/** A booking that arrived during a flood and is held for review. */
const request = (given: Partial<BookingSubmission> = {}) =>
  booking({ state: 'review', heldUntil: new Date('2026-03-02T17:00:00Z'), ...given });
const lapsed = request({ holdsSlot: false, heldUntil: ago(1) });
const to = (state: string, until?: string) =>
  ({ action: 'state', state, ...(until && { until }) }) as Command;
const tag = (name: string, isOn = true) => ({ action: 'tag', tag: name, isOn }) as const;
const correct = { action: 'correct', email: 'b@b.co' } as const;
const hosted = (...uids: string[]) => ({
  ...NO_HOSTING,
  hosts: uids.map((uid) => ({
    ...{ uid, name: uid, types: CONSULTATION_TYPES.map(({ value }) => value), isOrganizer: false },
    weekdays: Object.fromEntries(WEEKDAYS.map((one) => [one, [...SLOTS]])) as never,
  })),
});
const busyHost = { ...hosted('rui'), busy: { rui: [{ start: 0, end: Number.MAX_SAFE_INTEGER }] } };
const begun = { data: '2026-03-02', horario: '11:00' } as const;
const soon = { data: '2026-03-03', horario: '14:00' } as const;
/** At noon, with twelve hours of notice, this is the first slot that a visitor can still change. */
const tomorrow = { data: '2026-03-03', horario: '09:00' } as const;

type Case = readonly [
  title: string,
  command: Command,
  stored: Submission | undefined,
  given: Circumstances,
  told: string,
];

// biome-ignore format: a row is a line, and a long outcome has one of its own
const cases: Record<string, readonly Case[]> = {
  'what a visitor sends': [
    ['begins a conversation', sends, undefined, { mailsToday: { first: 2, later: 9 } }, 'site > new; mails! studio visitor; form=message'],
    ['joins the last open conversation of its address', sends, undefined, { sameAddress: [message({ nome: 'Old', createdAt: ago(9) }), message({ nome: 'Last', state: 'answered' })] },
      'site > new; mails! studio visitor; Last: joined > joined; conversation=m; form=message'],
    ['joins a postponed conversation and keeps what belongs to it', sends, undefined, { sameAddress: [message({ state: 'postponed', remindOn: '2026-03-19', correspondents: ['x@b.co'], drafts: { bia: changedDraft(undefined, 'O', new Date(0)) }, responsible: 'x', tags: ['Urgente'] })] },
      'site > new; mails! studio visitor; Ana: joined > joined; conversation=m; correspondents[1]; drafts{bia}; form=message; responsible=x; tags: Urgente'],
    ['joins no concluded, held back or joined conversation', sends, undefined, { sameAddress: [message({ state: 'archived' }), message({ state: 'review' }), message({ state: 'joined' }), booking()] },
      'site > new; mails! studio visitor; form=message'],
    ['is held for review if it is suspicious', { ...sends, isSuspicious: true }, undefined, { sameAddress: [message()] },
      'site > review; mails! studio; form=message'],
    ['has no effect the second time', sends, message(), {}, '-'],
    ['takes a slot even if it is suspicious', { ...books, isSuspicious: true }, undefined, {},
      'site > review; holds; takes 05-07 09:00; mails! studio; form=booking'],
    ['does not take a slot of another booking', books, undefined, { taken: ['2026-05-07 09:00'] }, 'no: obstacle'],
    ['does not take a slot at which no host is free', books, undefined, { hosting: busyHost }, 'no: obstacle'],
    ['takes a slot for a host who is free, who gets a mail', books, undefined, { hosting: hosted('rui') },
      'site > new; holds; takes 05-07 09:00 for rui; mails! studio visitor host-rui; form=booking; history[1] hosted by site'],
    ['does not take a slot on a closed weekday', { ...books, booking: { ...books.booking, data: '2026-05-09' } }, undefined, {}, 'no: obstacle'],
    ['takes a slot, also as the third upcoming booking of a mailbox', books, undefined, { sameMailbox: [booking(), booking(), booking({ form: 'entered' }), booking(begun), booking({ holdsSlot: false })] },
      'site > new; holds; takes 05-07 09:00; mails! studio visitor; form=booking'],
    ['may not be a fourth upcoming booking of a mailbox', books, undefined, { sameMailbox: [booking(), booking(), booking()] }, 'no: tooManyBookings'],
  ],
  'the studio': [
    ['enters a booking with an e-mail address, even if its mailbox had three first mails', { ...enters, booking: books.booking }, undefined, { mailsToday: { first: 3, later: 0 } },
      'entered > answered; holds; takes 05-07 09:00; mails! studio visitor; form=entered; history[1] entered by studio; responsible=bia@estudio.example'],
    ['cannot enter an invalid booking', { ...enters, booking: { ...byPhone, telefone: '1' } }, undefined, {}, 'no: invalid'],
    ['cannot enter a booking in the past', { ...enters, booking: { ...byPhone, ...begun } }, undefined, {}, 'no: past'],
    ['cannot enter a booking that begins now', { ...enters, booking: { ...byPhone, ...begun } }, undefined, { now: new Date('2026-03-02T14:00:00Z') }, 'no: past'],
    ['cannot enter a booking in a taken slot', enters, undefined, { taken: ['2026-05-07 09:00'] }, 'no: taken'],
    ['enters a booking without an e-mail address, also on a closed day', { ...enters, booking: { ...byPhone, data: '2026-05-09' } }, undefined, {},
      'entered > answered; holds; takes 05-09 09:00; mails! studio; expireAt 2027-05-10; form=entered; history[1] entered by studio; reminder=done; responsible=bia@estudio.example'],
    ['writes the first message of a conversation', { action: 'write', kind: 'messages', id: ID, message: { nome: 'Ana', email: 'a@b.co', mensagem: 'Oi' } }, undefined, {},
      'entered > answered; mails! reply-0; audit write; form=written; replies{0}; responsible=bia@estudio.example'],
  ],
  'an answer': [
    ['cannot be sent without an e-mail address', { action: 'reply', text: 'Oi' }, booking({ email: '' }), {}, 'no: closed'],
    ['is undone even if it concluded the conversation', { action: 'takeBack', reply: 3 }, message({ state: 'archived', replies: answer({ concludes: true }), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'takenBack > review; drops reply-3; drafts{bia}; replies{}'],
    ['is undone without reverting a later state', { action: 'takeBack', reply: 3 }, message({ state: 'archived', replies: answer(), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'takenBack; drops reply-3; drafts{bia}; replies{}'],
    ['cannot be undone once it is sent', { action: 'takeBack', reply: 3 }, message({ replies: answer() }), {}, 'no: late'],
    ['cannot be undone when it is due now', { action: 'takeBack', reply: 3 }, message({ replies: answer({ sendAt: NOW }), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'no: late'],
    ['with another number does not exist', { action: 'takeBack', reply: 2 }, message({ replies: answer(), mail: { ...failedMails, outstanding: ['reply-2'] } }), {},
      'no: late'],
  ],
  'a state': [
    ['is postponed to a later day by the command of outdated tabs', to('archived', '2026-03-03'), message(), {}, 'postponed > postponed; remindOn=2026-03-03'],
    ['is postponed to another day', to('postponed', '2026-03-04'), message({ state: 'postponed', remindOn: '2026-03-03' }), {},
      'postponed > postponed; remindOn=2026-03-04'],
    ['stays unchanged if postponed to the same day', to('archived', '2026-03-03'), message({ state: 'postponed', remindOn: '2026-03-03' }), {}, 'same'],
    ['cannot be postponed to today', to('archived', '2026-03-02'), message(), {}, 'no: closed'],
    ['other than concluded or postponed cannot have a day', to('answered', '2026-03-03'), message(), {}, 'no: closed'],
    ['cannot be postponed without a day', to('postponed'), message(), {}, 'no: closed'],
    ['postponed by an earlier version returns to new on its day', { action: 'bringBack' }, message({ state: 'archived', remindOn: '2026-03-02' }), {},
      'new > new; remindOn=undefined'],
    ['returns to new on its day', { action: 'bringBack' }, message({ state: 'postponed', remindOn: '2026-03-02' }), {}, 'new > new; remindOn=undefined'],
    ['does not return before its day', { action: 'bringBack' }, message({ state: 'archived', remindOn: '2026-03-03' }), {}, 'same'],
    ['that has changed meanwhile does not return', { action: 'bringBack' }, message({ state: 'answered', remindOn: '2026-03-02' }), {}, 'site; remindOn=undefined'],
    ['becomes review again if the last change ended the review', to('review'), message({ revision: 1, log: log({ what: 'new', from: 'review' }) }), {},
      'review > review; remindOn=undefined'],
    ['does not become review again after another change', to('review'), message({ revision: 2, log: log({ what: 'new', from: 'review' }, { what: 'noted' }) }), {},
      'no: closed'],
  ],
  spam: [
    ['has its mails withheld, and expires after thirty days', to('spam'), message({ state: 'answered' }), {},
      'spam > spam; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-03-02'],
    ['frees its slot', to('spam'), booking(), {},
      'spam > spam; holds nothing; frees 05-06 09:00; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-05-07'],
    ['that was under review has its confirmation withheld, and frees no slot that it does not hold', to('spam'), booking({ state: 'review', holdsSlot: false }), {},
      'spam > spam; mails visitor; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-05-07'],
    ['cannot be marked without a known expiry', to('spam'), message({ expireAt: new Date(0) }), {}, 'no: closed'],
    ['can be unmarked, and its withheld mails are sent', to('new'), message({ state: 'spam', keepUntil: ago(-9) }), { withheld: ['studio', 'visitor'] },
      'new > new; mails! studio visitor; drops ; expireAt 2026-03-03; keepUntil=undefined'],
    ['cannot be unmarked without a known expiry', to('new'), message({ state: 'spam', expireAt: new Date(0) }), {}, 'no: closed'],
    ['can return to review, which mails only the studio', to('review'), message({ state: 'spam' }), { withheld: ['studio', 'visitor'] },
      'review > review; mails! studio; drops all of slots; expireAt 2027-03-02; keepUntil=undefined'],
    ['takes its slot again without an e-mail address and a reminder', to('new'), booking({ state: 'spam', holdsSlot: false, email: '' }), {},
      'new > new; holds; takes 05-06 09:00; drops ; expireAt 2027-05-07; keepUntil=undefined'],
    ['does not take a slot of another booking', to('new'), booking({ state: 'spam', holdsSlot: false }), { taken: ['2026-05-06 09:00'], withheld: ['studio', 'visitor', 'moved', 'place', 'reminder', 'cancellation'] },
      'new > new; mails! studio cancellation; drops all of slots; expireAt 2027-05-07; keepUntil=undefined'],
    ['does not take its slot again if it is cancelled', to('new'), booking({ state: 'spam', holdsSlot: false, cancelledAt: ago(1) }), {},
      'new > new; drops all of slots; expireAt 2027-05-07; keepUntil=undefined'],
  ],
  'what was held back': [
    ['can be confirmed, and its visitor is notified', { action: 'confirm' }, message({ state: 'review', mail: { ...failedMails, outstanding: ['studio'] } }), {},
      'confirmed > new; mails studio visitor'],
    ['cannot be confirmed once it is cancelled', { action: 'confirm' }, booking({ state: 'review', cancelledAt: ago(1) }), {}, 'no: closed'],
    ['can be confirmed if it is a booking', { action: 'confirm' }, booking({ state: 'review' }), {}, 'confirmed > new; mails visitor'],
  ],
  'a flood': [
    ['holds messages back and sends no mail', sends, undefined, { isFlood: true, sameAddress: [message()] }, 'site > review; form=message'],
    ['turns a booking into a request that holds its slot for two hours', books, undefined, { isFlood: true },
      'site > review; holds; takes 05-07 09:00; mails! requested; form=booking; heldUntil 17:00'],
    ['sends no mail to a visitor caught by the filters', { ...books, isSuspicious: true }, undefined, { isFlood: true },
      'site > review; holds; takes 05-07 09:00; form=booking; heldUntil 17:00'],
    ['ends for a confirmed request', { action: 'confirm' }, request({ mail: { ...failedMails, outstanding: ['requested'] } }), {},
      'confirmed > new; mails studio visitor; drops requested; heldUntil=undefined'],
    ['ends for a request that is marked as answered', to('answered'), request(), {},
      'answered > answered; mails studio visitor; drops requested; heldUntil=undefined; remindOn=undefined'],
    ['frees the slot after two hours, and notifies a visitor who got a mail before', { action: 'lapse' }, request({ heldUntil: NOW }), { known: ['requested'] },
      'site; holds nothing; frees 05-06 09:00; mails lapsed; drops requested; history[1] lapsed by site'],
    ['frees the slot, and does not notify a visitor who got no mail before', { action: 'lapse' }, request({ heldUntil: NOW }), {},
      'site; holds nothing; frees 05-06 09:00; drops requested; history[1] lapsed by site'],
    ['does not free the slot a moment earlier', { action: 'lapse' }, request({ heldUntil: new Date(NOW.getTime() + 1) }), {}, 'same'],
    ['does not free the slot twice', { action: 'lapse' }, lapsed, {}, 'same'],
    ['lets a lapsed request be confirmed later', { action: 'confirm' }, lapsed, {},
      'confirmed > new; holds; takes 05-06 09:00; mails studio visitor; drops requested; heldUntil=undefined'],
    ['lets no lapsed request be confirmed if its slot is taken', { action: 'confirm' }, lapsed, { taken: ['2026-05-06 09:00'] }, 'no: taken'],
    ['lets no lapsed request be confirmed once it has begun', { action: 'confirm' }, request({ ...begun, holdsSlot: false }), {}, 'no: past'],
    ['sends the studio no mail about a cancelled request', cancels, request(), {},
      'cancelled > review; holds nothing; frees 05-06 09:00; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['sends the studio no mail about a rescheduled request', moved, request(), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['leaves an answered request waiting', { action: 'reply', text: 'Oi' }, request(), {}, 'replied > review; mails reply-1; drafts{bia}; replies{1}'],
    ['ends for a request that is no spam after all', to('new'), request({ state: 'spam', holdsSlot: false }), { withheld: ['requested'] },
      'new > new; holds; takes 05-06 09:00; mails! visitor; drops requested; expireAt 2027-05-07; heldUntil=undefined; keepUntil=undefined; reminder=due'],
  ],
  'a mailbox that had three first mails': [
    ['gets no mail for a message', sends, undefined, { mailsToday: { first: 3, later: 0 } }, 'site > new; mails! studio; form=message'],
    ['gets no mail for a booking, which is still made', books, undefined, { mailsToday: { first: 3, later: 0 } },
      'site > new; holds; takes 05-07 09:00; mails! studio; form=booking'],
  ],
  mails: [
    ['are retried', { action: 'resend' }, message({ mail: failedMails }), {}, 'mails; mails! visitor'],
    ['are retried before their scheduled time', { action: 'resend' }, message({ mail: { ...failedMails, state: 'pending' } }), {}, 'mails; mails! visitor'],
    ['that are withheld are not retried', { action: 'resend' }, message({ mail: { ...failedMails, state: 'withheld' } }), {}, 'no: closed'],
    ['to a corrected address announce the cancellation of a cancelled booking', correct, booking({ holdsSlot: false }), {},
      'address; mails! cancellation; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=1; mailbox=b@b.co; search'],
    ['to a corrected address confirm a booking', correct, booking({ linkGeneration: 1 }), {},
      'address; mails! visitor; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=2; mailbox=b@b.co; search'],
    ['to a corrected address include unsent ones and other submissions of the old address, and confirm its upcoming bookings', correct, message({ mail: { ...failedMails, outstanding: ['studio'] } }), { sameAddress: [message({ id: 'm2', nome: 'Other' }), booking({ id: 'b2', nome: 'Coming' }), booking({ ...begun, id: 'b3', nome: 'Begun' }), message({ id: 'm3', state: 'spam' })] },
      'address; mails! studio visitor; Other: address > =; Coming: address > =, mails visitor; Begun: address > =; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=1; search'],
    ['cannot be corrected without an e-mail address', correct, booking({ email: '' }), {}, 'no: closed'],
  ],
  'the link in the notice': [
    ['is valid for fourteen days', { action: 'markAnswered' }, message({ createdAt: ago(14 * 24) }), {}, 'answered > answered'],
    ['is not valid any longer', { action: 'markAnswered' }, message({ createdAt: new Date(ago(14 * 24).getTime() - 1) }), {}, 'no: missing'],
    ...(['new', 'answered', 'archived', 'spam', 'replied'] as const).map((what): Case => [`does nothing after ${what}`, { action: 'markAnswered' }, message({ log: log({ what }) }), {}, 'same']),
    ['works after a note', { action: 'markAnswered' }, message({ log: log({ what: 'noted' }, { what: 'assigned' }) }), {}, 'answered > answered'],
  ],
  'a conversation': [
    ['joins another together with its messages', { action: 'join', conversation: 'c' }, message(), { sameAddress: [message({ id: 'm2', nome: 'Follower', state: 'joined' }), message({ id: 'c', conversation: 'c', nome: 'Head', state: 'archived' })] },
      'joined > joined; Follower: joined > =; Head: joined > new; conversation=c'],
    ['that is not new does not reopen the other', { action: 'join', conversation: 'c' }, message({ state: 'answered' }), { sameAddress: [message({ id: 'c', conversation: 'c', state: 'archived' })] },
      'joined > joined; conversation=c'],
    ['does not reopen another that is new', { action: 'join', conversation: 'c' }, message(), { sameAddress: [message({ id: 'c', conversation: 'c' })] },
      'joined > joined; conversation=c'],
    ['cannot join a booking', { action: 'join', conversation: 'b' }, message(), { sameAddress: [booking({ conversation: 'b' })] }, 'no: closed'],
    ['cannot be joined to itself', { action: 'join', conversation: 'm' }, message(), { sameAddress: [message({ id: 'c', nome: 'Head' })] }, 'same'],
    ['can be left by a message', { action: 'separate' }, message({ id: 'm2', state: 'joined' }), { sameAddress: [message({ nome: 'Head' })] },
      'separated > new; conversation=m2'],
    ['can be left by the message whose id it has', { action: 'separate' }, message({ state: 'joined' }), { sameAddress: [message({ state: 'joined' }), message({ id: 'm3', nome: 'Head' }), message({ id: 'm2', nome: 'Follower', state: 'joined' })] },
      'separated > new; Head: separated > =; Follower: separated > =; conversation=m'],
    ['gets a new head when its head is deleted', { action: 'delete', tells: false }, message({ state: 'answered' }), { sameAddress: [message({ id: 'm1', nome: 'First', state: 'joined', createdAt: ago(9) }), message({ id: 'm2', nome: 'Second', state: 'joined', createdAt: ago(3) }), message({ state: 'answered', createdAt: ago(0.2) }), message({ id: 'm3', conversation: 'm4', state: 'joined', createdAt: ago(0.1) }), message({ id: 'm4', conversation: 'm4', createdAt: ago(0.1) })] },
      'deletion; gone; Second: answered > answered; audit delete'],
    ...([['new', 'new'], ['archived', 'archived'], ['review', 'new'], ['spam', 'new']] as const).map(
      ([state, after]): Case => [`that was ${state} has a new head, which is ${after}`, { action: 'delete', tells: false }, message({ state }), { sameAddress: [message({ id: 'm2', nome: 'Heir', state: 'joined' })] },
        `deletion; gone; Heir: ${after} > ${after}; audit delete`]),
    ['that is postponed passes its day on to the new head', { action: 'delete', tells: false }, message({ state: 'postponed', remindOn: '2026-03-03' }), { sameAddress: [message({ id: 'm2', nome: 'Heir', state: 'joined' })] },
      'deletion; gone; Heir: postponed > postponed remindOn; audit delete'],
    ['keeps its head when another message is deleted', { action: 'delete', tells: false }, message({ state: 'joined' }), { sameAddress: [message({ id: 'm2', state: 'joined' })] },
      'deletion; gone; audit delete'],
  ],
  'a deletion': [
    ['frees the slot', { action: 'delete', tells: false }, booking(), {}, 'deletion; gone; frees 05-06 09:00; audit delete'],
    ['waits for the mail about it to be sent', { action: 'delete', tells: true }, booking(), {},
      'deletion > archived; holds nothing; frees 05-06 09:00; mails! studioCancellation cancellation; drops all notices; audit cancel delete; cancelledAt now; deleteWhenMailed=true'],
    ['waits for the mail to the host', { action: 'delete', tells: false }, booking({ host: zoe }), {},
      'deletion > archived; holds nothing; frees 05-06 09:00; mails! host-zoe; drops all; audit cancel delete; cancelledAt now; deleteWhenMailed=true'],
    ['of a cancelled booking, whose mails are sent, notifies nobody', { action: 'delete', tells: true }, booking({ holdsSlot: false, cancelledAt: ago(1), host: zoe }), {},
      'deletion; gone; audit delete'],
    ['of a past booking notifies nobody', { action: 'delete', tells: true }, booking({ ...begun, host: zoe }), {},
      'deletion; gone; frees 03-02 11:00; audit delete'],
    ['waits for an unsent cancellation mail', { action: 'delete', tells: true }, booking({ holdsSlot: false, cancelledAt: ago(1), mail: { ...failedMails, state: 'pending' } }), {},
      'deletion; audit delete; deleteWhenMailed=true'],
    ['does not wait for a cancellation mail that has failed permanently', { action: 'delete', tells: true }, booking({ holdsSlot: false, cancelledAt: ago(1), mail: failedMails }), {},
      'deletion; gone; audit delete'],
    ['of spam, whose mails are withheld, notifies nobody', { action: 'delete', tells: true }, booking({ state: 'spam', holdsSlot: false, mail: { ...failedMails, state: 'pending' } }), {}, 'deletion; gone; audit delete'],
    ['of a message notifies nobody', { action: 'delete', tells: true }, message({ mail: { ...failedMails, state: 'pending' } }), {}, 'deletion; gone; audit delete'],
    ['is recorded only once', { action: 'delete', tells: true }, booking({ holdsSlot: false, cancelledAt: ago(1), deleteWhenMailed: true, mail: { ...failedMails, state: 'pending' } }), {},
      'deletion; gone'],
    ['is completed when the last mail is sent', out('cancellation'), booking({ deleteWhenMailed: true, mail: { ...failedMails, outstanding: ['cancellation'] } }), {},
      'site; gone'],
    ['waits for the other mails', out('cancellation'), booking({ deleteWhenMailed: true, mail: { ...failedMails, outstanding: ['cancellation', 'reply-3'] } }), {},
      'same'],
  ],
  'a cancellation': [
    ['during review keeps the state, and notifies only the studio', cancels, booking({ state: 'review' }), {},
      'cancelled > review; holds nothing; frees 05-06 09:00; mails! studioCancellation; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['has no effect the second time', cancels, booking({ holdsSlot: false, sequence: 1 }), {}, 'same'],
    ['is refused if the booking has changed since', cancels, booking({ sequence: 1 }), {}, 'no: changed'],
    ['by the visitor in time notifies both sides', cancels, booking(soon), { availability: { noticeHours: 26 } },
      'cancelled > archived; holds nothing; frees 03-03 14:00; mails! studioCancellation cancellation; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['is too late', cancels, booking(soon), { availability: { noticeHours: 27 } }, 'no: tooLate'],
    ['is too late once the booking has begun', cancels, booking(begun), { availability: { noticeHours: 0 } }, 'no: tooLate'],
    ['is too late when the booking begins', cancels, booking(begun), { availability: { noticeHours: 0 }, now: new Date('2026-03-02T14:00:00Z') }, 'no: tooLate'],
    ['by the studio notifies both sides at once', { action: 'cancelByStudio', cancellation: { reason: 'unforeseen', note: '', offers: [] } }, booking(begun), {},
      'cancelled > archived; holds nothing; frees 03-02 11:00; mails! studioCancellation cancellation; drops all notices; audit cancel; cancellation{reason,note,offers}; cancelledAt now'],
    ['by the studio notifies only the studio if there is no e-mail address', { action: 'cancelByStudio' }, booking({ email: '' }), {},
      'cancelled > archived; holds nothing; frees 05-06 09:00; mails! studioCancellation; drops all notices; audit cancel; cancelledAt now'],
    ['by the studio is refused the second time', { action: 'cancelByStudio' }, booking({ holdsSlot: false }), {}, 'no: cancelled'],
  ],
  'a move': [
    ['by the visitor makes the booking new again and notifies both sides, even the fifth time and after nine mails', moved, booking({ state: 'archived', history: [...moves(5, { by: 'studio' }), ...moves(4)] }), { availability: { noticeHours: 0 }, mailsToday: { first: 3, later: 6 } },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[10] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['during review notifies only the studio', moved, booking({ state: 'review' }), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['to the same slot does nothing', { ...moved, data: '2026-05-06', horario: '09:00' }, booking({ sequence: 1 }), {}, 'same'],
    ['is refused if the booking has changed since', moved, booking({ sequence: 1 }), {}, 'no: changed'],
    ['is refused for a cancelled booking', moved, booking({ holdsSlot: false }), {}, 'no: cancelled'],
    ['is too late', moved, booking(tomorrow), { availability: { noticeHours: 22 } }, 'no: tooLate'],
    ['may not be the sixth by the visitor', moved, booking({ history: moves(5) }), {}, 'no: tooManyMoves'],
    ['does not take a slot of another booking', moved, booking(), { taken: ['2026-05-07 10:00'] }, 'no: obstacle'],
    ['does not take a slot at which no host is free', moved, booking(), { hosting: busyHost }, 'no: obstacle'],
    ['needs no buffer next to its own old slot', { ...moved, data: '2026-05-06' }, booking(), { taken: ['2026-05-06 09:00'], availability: { bufferMinutes: 60 } },
      'moved > new; frees 05-06 09:00; takes 05-06 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-06; expireAt 2027-05-07; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['after ten mails to the mailbox is not announced by mail', moved, booking(), { mailsToday: { first: 3, later: 7 } },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor by held; horario=10:00; reminder=due; sequence=1'],
    ['goes to another host if its own is not free', moved, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('bia') },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00 for bia; mails! studioMoved moved host-ana host-bia; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[2] moved by visitor; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['stays with its host if they are free', moved, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('ana', 'bia') },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00 for ana; mails! studioMoved moved host-ana; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['to another host notifies both hosts', { action: 'host', host: 'bia' }, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('ana', 'bia') },
      'hosted; takes 05-06 09:00 for bia; mails! host-ana host-bia; history[1] hosted by studio; host{uid,name}; sequence=1'],
    ['by the studio keeps its host, free or not', movedByStudio, booking({ host: zoe }), { hosting: hosted('rui') },
      'moved; frees 05-06 09:00; takes 05-07 10:00 for zoe; mails! studioMoved moved host-zoe; drops all of times; data=2026-05-07; expireAt 2027-05-08; history[1] moved by studio; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['by the studio can be made without notifying the visitor', { ...movedByStudio, tells: false }, booking({ email: '' }), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of times; data=2026-05-07; expireAt 2027-05-08; history[1] moved by studio by untold; horario=10:00; reminder=done; sequence=1'],
    ['by the studio to the same slot does nothing', { ...movedByStudio, data: '2026-05-06', horario: '09:00' }, booking(), {}, 'same'],
    ['by the studio notifies both sides, also on the same day', { ...movedByStudio, data: '2026-05-06' }, booking({ state: 'answered' }), {},
      'moved; frees 05-06 09:00; takes 05-06 10:00; mails! studioMoved moved; drops all of times; data=2026-05-06; expireAt 2027-05-07; history[1] moved by studio; horario=10:00; reminder=due; sequence=1'],
    ['by the studio is refused after the consultation took place', movedByStudio, booking({ attendance: 'kept' }), {}, 'no: closed'],
    ['by the studio into the past is refused', { ...movedByStudio, ...begun }, booking(), {}, 'no: past'],
    ['by the studio to a taken slot is refused', movedByStudio, booking(), { taken: ['2026-05-07 10:00'] }, 'no: taken'],
    ['by the studio is refused for a cancelled booking', movedByStudio, booking({ holdsSlot: false }), {}, 'no: cancelled'],
  ],
  'a meeting link': [
    ['is mailed', { action: 'place', meetingAddress: 'Sala 1' }, booking(), {},
      'place; mails! place; drops place; audit place; history[1] place by studio; meetingAddress=Sala 1; sequence=1'],
    ['is removed', { action: 'place', meetingAddress: '' }, booking({ meetingAddress: 'Sala 1' }), {},
      'place; drops place; history[1] place by studio; meetingAddress=; sequence=1'],
    ['that is unchanged does nothing', { action: 'place', meetingAddress: '' }, booking(), {}, 'same'],
    ['is not mailed during review', { action: 'place', meetingAddress: 'Sala 1' }, booking({ state: 'review' }), {},
      'place; drops place; audit place; history[1] place by studio; meetingAddress=Sala 1; sequence=1'],
    ['for all consultations is mailed only once', { action: 'tellPlace' }, booking({ history: [{ at: ago(1), what: 'place', by: 'site' }] }), {}, 'same'],
    ['for all consultations is not mailed to a booking with its own link', { action: 'tellPlace' }, booking({ meetingAddress: 'Sala 1' }), {}, 'same'],
    ['for all consultations is not mailed if an unsent confirmation will contain it', { action: 'tellPlace' }, booking({ mail: { ...failedMails, outstanding: ['visitor'] } }), {},
      'same'],
    ['for all consultations is not mailed to a booking without a slot', { action: 'tellPlace' }, booking({ holdsSlot: false }), {}, 'same'],
    ['for all consultations is not mailed once the booking has begun', { action: 'tellPlace' }, booking(begun), {}, 'same'],
    ['for all consultations is not mailed without an e-mail address', { action: 'tellPlace' }, booking({ email: '' }), {}, 'same'],
    ['is refused for a cancelled booking', { action: 'place', meetingAddress: 'Sala 1' }, booking({ holdsSlot: false }), {}, 'no: cancelled'],
    ['for all consultations is mailed to visitor and host, also after a rescheduling', { action: 'tellPlace' }, booking({ host: zoe, history: moves(1) }), {},
      'site; mails place host-zoe; history[2] place by site; sequence=1'],
    ['for all consultations is mailed to the host even if the visitor has no e-mail address', { action: 'tellPlace' }, booking({ host: zoe, email: '' }), {},
      'site; mails host-zoe; history[1] place by site; sequence=1'],
  ],
  'a host who left': [
    ['is replaced by a free host', { action: 'replaceHost' }, booking({ host: zoe }), { hosting: hosted('rui') },
      'site; takes 05-06 09:00 for rui; mails host-zoe host-rui; history[1] hosted by site; host{uid,name}; sequence=1'],
    ['is replaced by nobody if no host is free, and the studio is notified', { action: 'replaceHost' }, booking({ host: zoe, state: 'archived' }), { hosting: busyHost },
      'site > new; takes 05-06 09:00; mails unhosted host-zoe; history[1] hosted by site; host=undefined; sequence=1'],
    ['and returned keeps the booking', { action: 'replaceHost' }, booking({ host: zoe }), { hosting: hosted('zoe') }, 'same'],
    ['keeps past bookings', { action: 'replaceHost' }, booking({ ...begun, host: zoe }), {}, 'same'],
    ['keeps cancelled bookings', { action: 'replaceHost' }, booking({ host: zoe, holdsSlot: false }), {}, 'same'],
  ],
  'a host’s answer': [
    ['declines', { ...answers, answer: 'declined' }, booking({ host: zoe, state: 'archived' }), {}, 'declined > new; history[1] declined by host'],
    ['accepts', { ...answers, answer: 'accepted' }, booking({ host: zoe, state: 'archived' }), {}, 'accepted; history[1] accepted by host'],
    ['to the old time of a moved booking changes nothing', { ...answers, answer: 'declined' }, booking({ host: zoe, sequence: 1 }), {}, 'site'],
    ['that is tentative changes nothing', { ...answers, answer: undefined }, booking({ host: zoe }), {}, 'site'],
    ['to a cancelled booking changes nothing', { ...answers, answer: 'declined' }, booking({ host: zoe, holdsSlot: false }), {}, 'site'],
  ],
  'an attendance': [
    ['is recorded', { action: 'attend', attendance: 'missed' }, booking(begun), {}, 'missed; attendance=missed'],
    ['is removed', { action: 'attend', attendance: 'none' }, booking({ ...begun, attendance: 'kept' }), {}, 'unnoted; attendance=undefined'],
    ['that is unchanged does nothing', { action: 'attend', attendance: 'kept' }, booking({ ...begun, attendance: 'kept' }), {}, 'same'],
    ['cannot be removed before it is recorded', { action: 'attend', attendance: 'none' }, booking(), {}, 'same'],
    ['is refused before the booking has begun', { action: 'attend', attendance: 'kept' }, booking(), {}, 'no: closed'],
    ['is refused for a cancelled booking', { action: 'attend', attendance: 'kept' }, booking({ ...begun, holdsSlot: false }), {}, 'no: closed'],
  ],
  'a reminder': [
    ['is not due earlier than a day before', reminds, booking(soon), { now: new Date('2026-03-02T16:59:59.999Z') }, 'same'],
    ['is not sent twice', reminds, booking({ ...soon, reminder: 'done' }), { now: new Date('2026-03-02T18:00:00Z') }, 'same'],
    ['is not sent once the booking has begun', reminds, booking(begun), {}, 'site; reminder=done'],
    ['is not sent for a cancelled booking', reminds, booking({ holdsSlot: false }), {}, 'site; reminder=done'],
    ['is not sent without an address', reminds, booking({ ...soon, email: '' }), { now: new Date('2026-03-02T18:00:00Z') }, 'site; reminder=done'],
    ['is not sent if the booking was made later than a day before', reminds, booking({ ...soon, createdAt: ago(-2.5) }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; reminder=done'],
    ['is due a day before, also if the booking was made exactly then', reminds, booking({ ...soon, createdAt: new Date('2026-03-02T17:00:00Z') }), { now: new Date('2026-03-02T17:00:00Z') },
      'site; mails reminder; reminder=done'],
    ['is not sent if the booking was moved later than a day before', reminds, booking({ ...soon, history: moves(1, { at: ago(-2.5) }) }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; reminder=done'],
    ['is sent if the booking was moved earlier and only its link changed later', reminds, booking({ ...soon, history: [{ at: ago(-2.5), what: 'place', by: 'studio' }, { at: ago(9), what: 'moved', by: 'visitor' }] }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; mails reminder; reminder=done'],
    ['is not sent when the booking begins', reminds, booking(soon), { now: new Date('2026-03-03T17:00:00Z') }, 'site; reminder=done'],
    ['is in the history once it is sent', out('reminder'), booking(), {}, 'site; history[1] reminded by site'],
    ['is the only mail that is added to the history when it is sent', out('moved'), booking(), {}, 'same'],
    ['waits during review', reminds, booking({ ...soon, state: 'review' }), { now: new Date('2026-03-02T18:00:00Z') }, 'same'],
  ],
  'a tag': [
    ['is added', tag('Site'), message({ tags: ['Urgente'] }), {}, 'tagged; tags: Urgente, Site'],
    ['is removed', tag('Urgente', false), message({ tags: ['Urgente'] }), {}, 'tagged; tags: '],
    ['that is already there changes nothing', tag('Urgente'), message({ tags: ['Urgente'] }), {}, 'same'],
    ['is not added to twenty others', tag('Site'), message({ tags: Array.from({ length: 20 }, String) }), {}, 'no: closed'],
  ],
  'a note or an assignment': [
    ['is stored under its revision', { action: 'note', text: 'Ligar.' }, message({ revision: 2 }), {}, 'noted; notes{3}; search'],
    ['is removed', { action: 'removeNote', note: 2 }, message({ notes: { 2: { text: 'x', by: 'x', at: NOW } } }), {}, 'noteRemoved; notes{}; search'],
    ['with another number does not exist', { action: 'removeNote', note: 1 }, message({ notes: { 2: { text: 'x', by: 'x', at: NOW } } }), {}, 'same'],
    ['to a new responsible person notifies them', { action: 'assign', responsible: 'caio@estudio.example' }, message(), {},
      'assigned; mails assigned; drops assigned; responsible=caio@estudio.example'],
    ['to a new responsible person does not notify the one who made it', { action: 'assign', responsible: 'bia@estudio.example' }, message(), {},
      'assigned; drops assigned; responsible=bia@estudio.example'],
    ['to nobody notifies nobody', { action: 'assign', responsible: '' }, message({ responsible: 'x' }), {},
      'assigned; drops assigned; responsible='],
    ['to the same responsible person changes nothing', { action: 'assign', responsible: 'x' }, message({ responsible: 'x' }), {}, 'same'],
  ],
};

const kept = { from: { name: '', address: 'ana@casa.example' }, text: 'Oi', subject: 'Re: Oi' };
const mail = (given: object = {}) =>
  ({ ...kept, id: 'm', by: 'client', at: ago(0.5), sort: 'person', standing: 'added', ...given }) as never;
const receives = (given: object = {}) =>
  ({ action: 'receive', isDecided: false, mail: mail(given) }) as const;
const begins = { action: 'beginByMail', id: ID, mail: mail(), isProved: true } as const;
const answered = message({
  state: 'answered',
  lastMails: { studio: ago(0.5), client: ago(2), begins: 'Before' } as never,
});

const received = message({ lastMails: { client: ago(0.5), begins: 'Oi' } as never });
const loses = (mail: ReceivedMail, ...rest: ReceivedMail[]) => ({ action: 'lose', mail, rest }) as const;

// biome-ignore format: a row is a line, and a long outcome has one of its own
cases['a received mail'] = [
    ['reopens its conversation', receives(), answered, {}, 'received > new; lastMails client -0.5 studio -0.5; remindOn=undefined'],
    ['that the studio has already answered does not reopen the conversation', receives({ at: ago(0.6) }), answered, {}, 'received; lastMails client -0.6 studio -0.5'],
    ['from another sender adds them to the correspondents', receives({ why: 'otherSender' }), answered, {},
      'received > new; correspondents[1]; lastMails client -0.5 studio -0.5; remindOn=undefined'],
    ['that awaits approval changes nothing', receives({ standing: 'asks' }), answered, {}, 'site'],
    ['that is automatic changes nothing', receives({ sort: 'automatic' }), answered, {}, 'site'],
    ['does not reopen a conversation under review', receives(), message({ state: 'review' }), {}, 'received; lastMails client -0.5'],
    ['from the studio counts as an answer', receives({ by: 'studio' }), message(), {}, 'mailed > answered; lastMails studio -0.5'],
    ['from the studio is no answer if it was sent before the message', receives({ by: 'studio', at: ago(1.1) }), message(), {}, 'mailed; lastMails studio -1.1'],
    ['from the studio is no answer if it was sent before the client’s last mail', receives({ by: 'studio' }), message({ lastMails: { client: ago(0.4) } as never }), {},
      'mailed; lastMails client -0.4 studio -0.5'],
    ['that arrives late does not replace the last one', receives({ at: ago(3) }), answered, {}, 'received; lastMails client -2 studio -0.5'],
    ['that leaves its conversation is not its last one any more', loses(mail(), mail({ at: ago(3), id: 'n' }), mail({ at: ago(1), standing: 'asks' })), received, {}, 'site; lastMails client -3'],
    ['that leaves its conversation may have been its only one', loses(mail()), received, {}, 'site; lastMails=undefined'],
    ['that leaves its conversation was not its last one', loses(mail({ at: ago(3) })), received, {}, 'same'],
    ['from a stranger begins a conversation', begins, undefined, {}, 'entered > new; form=mail'],
    ['from an unauthenticated stranger is held for review', { ...begins, isProved: false }, undefined, {}, 'entered > review; form=mail'],
];

const outcomes = (of?: readonly string[]) =>
  Object.values(cases)
    .flat()
    .filter(([, { action }]) => of?.includes(action) ?? true)
    .map(([, command, stored, given]) => give(command, stored, given))
    .filter((outcome): outcome is Change => typeof outcome === 'object' && !('refused' in outcome));

it('only these commands create a submission, are accepted despite a newer revision, or need a recent sign-in', () => {
  const flags = {
    countsBookings: [],
    isNew: [],
    isForm: [],
    isRepeatable: [],
    needsRecentSignIn: [],
  } as Record<string, string[]>;
  const every = [
    ...Object.values(cases)
      .flat()
      .map(([, command]) => command),
    to('spam'),
    { action: 'tag', tag: 'x', isOn: true } as const,
  ];
  for (const command of every)
    for (const [flag, names] of Object.entries(flags)) {
      const name = command.action === 'state' ? `to ${command.state}` : command.action;
      if (bindCommand(command)[flag as 'isNew'] && !names.includes(name)) names.push(name);
    }
  for (const names of Object.values(flags)) names.sort();
  expect(flags).toEqual({
    countsBookings: ['book'],
    isNew: ['beginByMail', 'book', 'enter', 'message', 'write'],
    isForm: ['book', 'message'],
    isRepeatable: ['assign', 'attend', 'host', 'place', 'tag'],
    needsRecentSignIn: ['cancelByStudio', 'delete', 'to spam'],
  });
});

it('every automatic mail is caused by a command', () => {
  const caused = new Set(outcomes().flatMap(({ mails = [] }) => mails));
  expect([...caused]).toEqual(expect.arrayContaining(Object.keys(MAILS)));
});

it('the site’s automatic mails about a booking are in its history, at once or after they are sent', () => {
  const byItself = outcomes().filter(({ what, fields }) => !what && !fields.createdAt);
  const untold = byItself.filter(({ fields, mails = [] }) =>
    mails.some((name) => !fields.history && !mailRow(name).remembered),
  );
  expect(untold).toEqual([]);
});

it('a stranger without a name is named by their address', () => {
  const from = { name: '', address: 'x@b.co' };
  expect(give({ ...begins, mail: mail({ from }) })).toMatchObject({ fields: { nome: from.address } });
});

it('exactly the mails that a form sends to its visitor have `isFirst`', () => {
  const byForm = outcomes(['message', 'book']).flatMap(({ mails = [] }) => mails);
  const toVisitor = byForm.filter((name) => mailRow(name).to === 'visitor');
  const first = (Object.keys(MAILS) as MailName[]).filter((name) => mailRow(name).isFirst);
  expect([...new Set(toVisitor)].sort()).toEqual(first.sort());
});

it('entering a booking reads the slots of its day, or no slots if the day is invalid', () => {
  const daysOf = (data: unknown) =>
    bindCommand({ ...enters, booking: { ...byPhone, data } }).on(undefined)?.days;
  expect([daysOf('2026-05-07'), daysOf('2026-05-32'), daysOf(7)]).toEqual([['2026-05-07'], [], []]);
});

describe.each(Object.entries(cases))('%s', (_title, rows) => {
  it.each(rows)('%s', (_case, command, stored, given, expected) => {
    expect(told(give(command, stored, given))).toBe(expected);
  });
});
