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
/** A booking that came in during a flood, and one whose slot is free again. */
const request = (given: Partial<BookingSubmission> = {}) =>
  booking({ state: 'review', heldUntil: new Date('2026-03-02T17:00:00Z'), ...given });
const lapsed = request({ holdsSlot: false, heldUntil: ago(1) });
const to = (state: string, until?: string) =>
  ({ action: 'state', state, ...(until && { until }) }) as Command;
const correct = { action: 'correct', email: 'b@b.co' } as const;
const hosted = (...uids: string[]) => ({
  ...NO_HOSTING,
  hosts: uids.map((uid) => ({
    ...{ uid, name: uid, types: CONSULTATION_TYPES.map(({ value }) => value), isOrganizer: false },
    weekdays: Object.fromEntries(WEEKDAYS.map((one) => [one, [...SLOTS]])) as never,
  })),
});
const begun = { data: '2026-03-02', horario: '11:00' } as const;
const soon = { data: '2026-03-03', horario: '14:00' } as const;
/** It is noon, twelve hours before midnight; the first slot that a visitor can still change is tomorrow. */
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
    ['begins a conversation', sends, undefined, {},
      'site > new; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['joins the last open one of its address', sends, undefined, { sameAddress: [message({ nome: 'Old', createdAt: ago(9) }), message({ nome: 'Last', state: 'answered' })] },
      'site > new; mails! studio visitor; Last: joined > joined; conversation=m; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['joins one with the addresses that write in it', sends, undefined, { sameAddress: [message({ correspondents: ['x@b.co'] })] },
      'site > new; mails! studio visitor; Ana: joined > joined; conversation=m; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['joins one that is put away', sends, undefined, { sameAddress: [message({ state: 'postponed', remindOn: '2026-03-19' })] },
      'site > new; mails! studio visitor; Ana: joined > joined; conversation=m; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['joins none that is concluded, held back or joined', sends, undefined, { sameAddress: [message({ state: 'archived' }), message({ state: 'review' }), message({ state: 'joined' }), booking()] },
      'site > new; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['waits where it is suspicious', { ...sends, isSuspicious: true }, undefined, { sameAddress: [message()] },
      'site > review; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['is sent once', sends, message(), {}, '-'],
    ['takes a slot', books, undefined, {},
      'site > new; holds; takes 05-07 09:00; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; history[0]; reminder=due; replies{}; responsible='],
    ['takes it, too, where it is suspicious', { ...books, isSuspicious: true }, undefined, {},
      'site > review; holds; takes 05-07 09:00; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; history[0]; reminder=due; replies{}; responsible='],
    ['takes none that another has', books, undefined, { taken: ['2026-05-07 09:00'] }, 'no: obstacle'],
    ['takes none on a closed weekday', { ...books, booking: { ...books.booking, data: '2026-05-09' } }, undefined, {}, 'no: obstacle'],
    ['is the third booking to come', books, undefined, { sameMailbox: [booking(), booking(), booking({ form: 'entered' }), booking(begun), booking({ holdsSlot: false })] },
      'site > new; holds; takes 05-07 09:00; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; history[0]; reminder=due; replies{}; responsible='],
    ['is no fourth booking to come', books, undefined, { sameMailbox: [booking(), booking(), booking()] }, 'no: tooManyBookings'],
  ],
  'the studio': [
    ['notes a booking without an address', enters, undefined, {},
      'entered > answered; holds; takes 05-07 09:00; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=entered; history[1] entered by studio; reminder=done; replies{}; responsible=bia@estudio.example'],
    ['notes one with an address', { ...enters, booking: books.booking }, undefined, {},
      'entered > answered; holds; takes 05-07 09:00; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=entered; history[1] entered by studio; reminder=due; replies{}; responsible=bia@estudio.example'],
    ['notes none that is wrong', { ...enters, booking: { ...byPhone, telefone: '1' } }, undefined, {}, 'no: invalid'],
    ['notes none in the past', { ...enters, booking: { ...byPhone, ...begun } }, undefined, {}, 'no: past'],
    ['notes none that begins now', { ...enters, booking: { ...byPhone, ...begun } }, undefined, { now: new Date('2026-03-02T14:00:00Z') }, 'no: past'],
    ['notes none in a taken slot', enters, undefined, { taken: ['2026-05-07 09:00'] }, 'no: taken'],
    ['notes one on a closed day', { ...enters, booking: { ...byPhone, data: '2026-05-09' } }, undefined, {},
      'entered > answered; holds; takes 05-09 09:00; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-10; form=entered; history[1] entered by studio; reminder=done; replies{}; responsible=bia@estudio.example'],
    ['writes first', { action: 'write', kind: 'messages', id: ID, message: { nome: 'Ana', email: 'a@b.co', mensagem: 'Oi' } }, undefined, {},
      'entered > answered; mails! reply-0; audit write; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=written; replies{0}; responsible=bia@estudio.example'],
  ],
  'an answer': [
    ['waits for ten seconds, and its draft is emptied', { action: 'reply', text: 'Oi' }, message({ revision: 4, drafts: { bia: changedDraft(undefined, 'O', new Date(0)) } }), {},
      'replied > answered; mails reply-5; drafts{bia}; replies{5}'],
    ['goes to nobody without an address', { action: 'reply', text: 'Oi' }, booking({ email: '' }), {}, 'no: closed'],
    ['is taken back with the state before', { action: 'takeBack', reply: 3 }, message({ state: 'answered', replies: answer(), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'takenBack > review; drops reply-3; drafts{bia}; replies{}'],
    ['that concluded is taken back', { action: 'takeBack', reply: 3 }, message({ state: 'archived', replies: answer({ concludes: true }), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'takenBack > review; drops reply-3; drafts{bia}; replies{}'],
    ['leaves a later state', { action: 'takeBack', reply: 3 }, message({ state: 'archived', replies: answer(), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'takenBack; drops reply-3; drafts{bia}; replies{}'],
    ['is not taken back once it is out', { action: 'takeBack', reply: 3 }, message({ replies: answer() }), {}, 'no: late'],
    ['is not taken back when it goes out now', { action: 'takeBack', reply: 3 }, message({ replies: answer({ sendAt: NOW }), mail: { ...failedMails, outstanding: ['reply-3'] } }), {},
      'no: late'],
    ['of another number is not there', { action: 'takeBack', reply: 2 }, message({ replies: answer(), mail: { ...failedMails, outstanding: ['reply-2'] } }), {},
      'no: late'],
  ],
  'a state': [
    ['is given until a later day, as earlier tabs say it', to('archived', '2026-03-03'), message(), {}, 'postponed > postponed; remindOn=2026-03-03'],
    ['is given until a day', to('postponed', '2026-03-03'), message(), {}, 'postponed > postponed; remindOn=2026-03-03'],
    ['is given until another day', to('postponed', '2026-03-04'), message({ state: 'postponed', remindOn: '2026-03-03' }), {},
      'postponed > postponed; remindOn=2026-03-04'],
    ['is the same until the same day', to('archived', '2026-03-03'), message({ state: 'postponed', remindOn: '2026-03-03' }), {}, 'same'],
    ['is not given until today', to('archived', '2026-03-02'), message(), {}, 'no: closed'],
    ['but concluded has no day', to('answered', '2026-03-03'), message(), {}, 'no: closed'],
    ['is not given without a day', to('postponed'), message(), {}, 'no: closed'],
    ['of earlier versions comes back on its day', { action: 'bringBack' }, message({ state: 'archived', remindOn: '2026-03-02' }), {},
      'new > new; remindOn=undefined'],
    ['comes back on its day', { action: 'bringBack' }, message({ state: 'postponed', remindOn: '2026-03-02' }), {}, 'new > new; remindOn=undefined'],
    ['does not come back before it', { action: 'bringBack' }, message({ state: 'archived', remindOn: '2026-03-03' }), {}, 'same'],
    ['that changed meanwhile stays', { action: 'bringBack' }, message({ state: 'answered', remindOn: '2026-03-02' }), {}, 'site; remindOn=undefined'],
    ['waits again when its last change ended that', to('review'), message({ revision: 1, log: log({ what: 'new', from: 'review' }) }), {},
      'review > review; remindOn=undefined'],
    ['does not wait again after another change', to('review'), message({ revision: 2, log: log({ what: 'new', from: 'review' }, { what: 'noted' }) }), {},
      'no: closed'],
  ],
  spam: [
    ['has no mails, and for thirty days', to('spam'), message({ state: 'answered' }), {},
      'spam > spam; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-03-02'],
    ['that was held back has its confirmation withheld', to('spam'), message({ state: 'review' }), {},
      'spam > spam; mails visitor; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-03-02'],
    ['gives a slot back', to('spam'), booking(), {},
      'spam > spam; holds nothing; frees 05-06 09:00; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-05-07'],
    ['gives no slot back that it does not hold', to('spam'), booking({ holdsSlot: false }), {},
      'spam > spam; withholds; audit spam; expireAt 2026-04-01; keepUntil 2027-05-07'],
    ['without a known end is left', to('spam'), message({ expireAt: new Date(0) }), {}, 'no: closed'],
    ['is no spam, and its mails go out', to('new'), message({ state: 'spam', keepUntil: ago(-9) }), { withheld: ['studio', 'visitor'] },
      'new > new; mails! studio visitor; drops ; expireAt 2026-03-03; keepUntil=undefined'],
    ['without a known end stays', to('new'), message({ state: 'spam', expireAt: new Date(0) }), {}, 'no: closed'],
    ['waits again, and nobody is told', to('review'), message({ state: 'spam' }), { withheld: ['studio', 'visitor'] },
      'review > review; mails! studio; drops all of slots; expireAt 2027-03-02; keepUntil=undefined'],
    ['takes its slot again', to('archived'), booking({ state: 'spam', holdsSlot: false }), { withheld: ['studio', 'visitor', 'place'] },
      'archived > archived; holds; takes 05-06 09:00; mails! studio visitor place; drops ; expireAt 2027-05-07; keepUntil=undefined; reminder=due'],
    ['takes it without an address and a reminder', to('new'), booking({ state: 'spam', holdsSlot: false, email: '' }), {},
      'new > new; holds; takes 05-06 09:00; drops ; expireAt 2027-05-07; keepUntil=undefined'],
    ['takes no slot of another', to('new'), booking({ state: 'spam', holdsSlot: false }), { taken: ['2026-05-06 09:00'], withheld: ['studio', 'visitor', 'moved', 'place', 'reminder', 'cancellation'] },
      'new > new; mails! studio cancellation; drops all of slots; expireAt 2027-05-07; keepUntil=undefined'],
    ['takes no slot that began', to('new'), booking({ state: 'spam', holdsSlot: false, ...begun }), { withheld: ['visitor'] },
      'new > new; drops all of slots; expireAt 2027-03-03; keepUntil=undefined'],
    ['takes no slot once it is cancelled', to('new'), booking({ state: 'spam', holdsSlot: false, cancelledAt: ago(1) }), {},
      'new > new; drops all of slots; expireAt 2027-05-07; keepUntil=undefined'],
  ],
  'what was held back': [
    ['is confirmed, and its visitor is told', { action: 'confirm' }, message({ state: 'review', mail: { ...failedMails, outstanding: ['studio'] } }), {},
      'confirmed > new; mails studio visitor'],
    ['is not confirmed once it is cancelled', { action: 'confirm' }, booking({ state: 'review', cancelledAt: ago(1) }), {}, 'no: closed'],
    ['is confirmed as a booking', { action: 'confirm' }, booking({ state: 'review' }), {}, 'confirmed > new; mails visitor'],
  ],
  'a flood': [
    ['holds a message back, and sends nothing', sends, undefined, { isFlood: true, sameAddress: [message()] },
      'site > review; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['makes a request of a booking, for two hours', books, undefined, { isFlood: true },
      'site > review; holds; takes 05-07 09:00; mails! requested; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; heldUntil 17:00; history[0]; reminder=due; replies{}; responsible='],
    ['tells no visitor whom the filters caught', { ...books, isSuspicious: true }, undefined, { isFlood: true },
      'site > review; holds; takes 05-07 09:00; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; heldUntil 17:00; history[0]; reminder=due; replies{}; responsible='],
    ['leaves the fourth of a mailbox without a mail', books, undefined, { isFlood: true, mailsToday: { first: 3, later: 0 } },
      'site > review; holds; takes 05-07 09:00; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; heldUntil 17:00; history[0]; reminder=due; replies{}; responsible='],
    ['is over for a request that is confirmed', { action: 'confirm' }, request({ mail: { ...failedMails, outstanding: ['requested'] } }), {},
      'confirmed > new; mails studio visitor; drops requested; heldUntil=undefined'],
    ['is over for a request that is marked as answered', to('answered'), request(), {},
      'answered > answered; mails studio visitor; drops requested; heldUntil=undefined; remindOn=undefined'],
    ['frees the slot after two hours, and tells who was told', { action: 'lapse' }, request({ heldUntil: NOW }), { known: ['requested'] },
      'site; holds nothing; frees 05-06 09:00; mails lapsed; drops requested; history[1] lapsed by site'],
    ['frees it, and tells nobody who was told nothing', { action: 'lapse' }, request({ heldUntil: NOW }), {},
      'site; holds nothing; frees 05-06 09:00; drops requested; history[1] lapsed by site'],
    ['frees nothing a moment earlier', { action: 'lapse' }, request({ heldUntil: new Date(NOW.getTime() + 1) }), {}, 'same'],
    ['frees nothing twice', { action: 'lapse' }, lapsed, {}, 'same'],
    ['leaves a request that can be confirmed later', { action: 'confirm' }, lapsed, {},
      'confirmed > new; holds; takes 05-06 09:00; mails studio visitor; drops requested; heldUntil=undefined'],
    ['leaves none that another has taken the slot of', { action: 'confirm' }, lapsed, { taken: ['2026-05-06 09:00'] }, 'no: taken'],
    ['leaves none that has begun', { action: 'confirm' }, request({ ...begun, holdsSlot: false }), {}, 'no: past'],
    ['sends the studio nothing of a cancelled request', cancels, request(), {},
      'cancelled > review; holds nothing; frees 05-06 09:00; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['sends the studio nothing of a moved request', moved, request(), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['leaves a request waiting that is answered', { action: 'reply', text: 'Oi' }, request(), {}, 'replied > review; mails reply-1; drafts{bia}; replies{1}'],
    ['is over for a request that is no spam after all', to('new'), request({ state: 'spam', holdsSlot: false }), { withheld: ['requested'] },
      'new > new; holds; takes 05-06 09:00; mails! visitor; drops requested; expireAt 2027-05-07; heldUntil=undefined; keepUntil=undefined; reminder=due'],
  ],
  'a mailbox that had three first mails': [
    ['gets none for a message', sends, undefined, { mailsToday: { first: 3, later: 0 } },
      'site > new; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['gets none for a booking, which is made', books, undefined, { mailsToday: { first: 3, later: 0 } },
      'site > new; holds; takes 05-07 09:00; mails! studio; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=booking; history[0]; reminder=due; replies{}; responsible='],
    ['gets one where it had two', sends, undefined, { mailsToday: { first: 2, later: 9 } },
      'site > new; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=message; replies{}; responsible='],
    ['gets what the studio enters', { ...enters, booking: books.booking }, undefined, { mailsToday: { first: 3, later: 0 } },
      'entered > answered; holds; takes 05-07 09:00; mails! studio visitor; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-05-08; form=entered; history[1] entered by studio; reminder=due; replies{}; responsible=bia@estudio.example'],
  ],
  mails: [
    ['are tried again', { action: 'resend' }, message({ mail: failedMails }), {}, 'mails; mails! visitor'],
    ['are tried again before their time', { action: 'resend' }, message({ mail: { ...failedMails, state: 'pending' } }), {}, 'mails; mails! visitor'],
    ['that are withheld are not', { action: 'resend' }, message({ mail: { ...failedMails, state: 'withheld' } }), {}, 'no: closed'],
    ['go to a corrected address', correct, message({ mail: { ...failedMails, outstanding: ['studio'] } }), {},
      'address; mails! studio visitor; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=1; search'],
    ['of a cancelled booking tell of that', correct, booking({ holdsSlot: false }), {},
      'address; mails! cancellation; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=1; mailbox=b@b.co; search'],
    ['of a booking confirm it', correct, booking({ linkGeneration: 1 }), {},
      'address; mails! visitor; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=2; mailbox=b@b.co; search'],
    ['go there of all that came from the address; those of other bookings to come again', correct, message(), { sameAddress: [message({ id: 'm2', nome: 'Other' }), booking({ id: 'b2', nome: 'Coming' }), booking({ ...begun, id: 'b3', nome: 'Begun' }), message({ id: 'm3', state: 'spam' })] },
      'address; mails! visitor; Other: address > =; Coming: address > =, mails visitor; Begun: address > =; audit correct; correctedEmail{address,by,at}; emailKey=b@b.co; linkGeneration=1; search'],
    ['go to nobody without an address', correct, booking({ email: '' }), {}, 'no: closed'],
  ],
  'the link in the notice': [
    ['holds for fourteen days', { action: 'markAnswered' }, message({ createdAt: ago(14 * 24) }), {}, 'answered > answered'],
    ['holds no longer', { action: 'markAnswered' }, message({ createdAt: new Date(ago(14 * 24).getTime() - 1) }), {}, 'no: missing'],
    ...(['new', 'answered', 'archived', 'spam', 'replied'] as const).map((what): Case => [`does nothing after ${what}`, { action: 'markAnswered' }, message({ log: log({ what }) }), {}, 'same']),
    ['works after a note', { action: 'markAnswered' }, message({ log: log({ what: 'noted' }, { what: 'assigned' }) }), {}, 'answered > answered'],
  ],
  'a conversation': [
    ['joins another, and its messages come along', { action: 'join', conversation: 'c' }, message(), { sameAddress: [message({ id: 'm2', nome: 'Follower', state: 'joined' }), message({ id: 'c', conversation: 'c', nome: 'Head', state: 'archived' })] },
      'joined > joined; Follower: joined > =; Head: joined > new; conversation=c'],
    ['that is not new opens none', { action: 'join', conversation: 'c' }, message({ state: 'answered' }), { sameAddress: [message({ id: 'c', conversation: 'c', state: 'archived' })] },
      'joined > joined; conversation=c'],
    ['does not open one that is new', { action: 'join', conversation: 'c' }, message(), { sameAddress: [message({ id: 'c', conversation: 'c' })] },
      'joined > joined; conversation=c'],
    ['joins none of another address', { action: 'join', conversation: 'c' }, message(), { sameAddress: [message({ id: 'c', conversation: 'c', emailKey: 'x@b.co' })] },
      'no: closed'],
    ['joins no booking', { action: 'join', conversation: 'b' }, message(), { sameAddress: [booking({ conversation: 'b' })] }, 'no: closed'],
    ['is its own already', { action: 'join', conversation: 'm' }, message(), { sameAddress: [message({ id: 'c', nome: 'Head' })] }, 'same'],
    ['is left', { action: 'separate' }, message({ id: 'm2', state: 'joined' }), { sameAddress: [message({ nome: 'Head' })] },
      'separated > new; conversation=m2'],
    ['is left by the message that it is named after', { action: 'separate' }, message({ state: 'joined' }), { sameAddress: [message({ state: 'joined' }), message({ id: 'm3', nome: 'Head' }), message({ id: 'm2', nome: 'Follower', state: 'joined' })] },
      'separated > new; Head: separated > =; Follower: separated > =; conversation=m'],
    ['has a new head when that is deleted', { action: 'delete', tells: false }, message({ state: 'answered' }), { sameAddress: [message({ id: 'm1', nome: 'First', state: 'joined', createdAt: ago(9) }), message({ id: 'm2', nome: 'Second', state: 'joined', createdAt: ago(3) }), message({ state: 'answered', createdAt: ago(0.2) }), message({ id: 'm3', conversation: 'm4', state: 'joined', createdAt: ago(0.1) }), message({ id: 'm4', conversation: 'm4', createdAt: ago(0.1) })] },
      'deletion; gone; Second: answered > answered; audit delete'],
    ...([['new', 'new'], ['archived', 'archived'], ['review', 'new'], ['spam', 'new']] as const).map(
      ([state, after]): Case => [`that was ${state} has a new head, which is ${after}`, { action: 'delete', tells: false }, message({ state }), { sameAddress: [message({ id: 'm2', nome: 'Heir', state: 'joined' })] },
        `deletion; gone; Heir: ${after} > ${after}; audit delete`]),
    ['put away until a day passes that on', { action: 'delete', tells: false }, message({ state: 'postponed', remindOn: '2026-03-03' }), { sameAddress: [message({ id: 'm2', nome: 'Heir', state: 'joined' })] },
      'deletion; gone; Heir: postponed > postponed remindOn; audit delete'],
    ['keeps its head when another is deleted', { action: 'delete', tells: false }, message({ state: 'joined' }), { sameAddress: [message({ id: 'm2', state: 'joined' })] },
      'deletion; gone; audit delete'],
  ],
  'a deletion': [
    ['frees the slot', { action: 'delete', tells: false }, booking(), {}, 'deletion; gone; frees 05-06 09:00; audit delete'],
    ['waits for the mail about it', { action: 'delete', tells: true }, booking(), {},
      'deletion > archived; holds nothing; frees 05-06 09:00; mails! studioCancellation cancellation; drops all notices; audit cancel delete; cancelledAt now; deleteWhenMailed=true'],
    ['waits for the mail to its host', { action: 'delete', tells: false }, booking({ host: zoe }), {},
      'deletion > archived; holds nothing; frees 05-06 09:00; mails! host-zoe; drops all; audit cancel delete; cancelledAt now; deleteWhenMailed=true'],
    ['tells nobody of what is cancelled', { action: 'delete', tells: false }, booking({ holdsSlot: false, cancelledAt: ago(1), host: zoe }), {},
      'deletion; gone; audit delete'],
    ['tells nobody of what is past', { action: 'delete', tells: true }, booking({ ...begun, host: zoe }), {},
      'deletion; gone; frees 03-02 11:00; audit delete'],
    ['waits for a cancellation that is not out', { action: 'delete', tells: true }, booking({ holdsSlot: false, cancelledAt: ago(1), mail: { ...failedMails, state: 'pending' } }), {},
      'deletion; audit delete; deleteWhenMailed=true'],
    ['is recorded once', { action: 'delete', tells: true }, booking({ holdsSlot: false, deleteWhenMailed: true }), {}, 'deletion; gone'],
    ['is done with the last mail', out('cancellation'), booking({ deleteWhenMailed: true, mail: { ...failedMails, outstanding: ['cancellation'] } }), {},
      'site; gone'],
    ['waits for the other mails', out('cancellation'), booking({ deleteWhenMailed: true, mail: { ...failedMails, outstanding: ['cancellation', 'reply-3'] } }), {},
      'same'],
  ],
  'a cancellation': [
    ['by its visitor tells both', cancels, booking(), {},
      'cancelled > archived; holds nothing; frees 05-06 09:00; mails! studioCancellation cancellation; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['of what is held back stays so, and tells the studio', cancels, booking({ state: 'review' }), {},
      'cancelled > review; holds nothing; frees 05-06 09:00; mails! studioCancellation; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['is done already', cancels, booking({ holdsSlot: false, sequence: 1 }), {}, 'same'],
    ['over a newer change is refused', cancels, booking({ sequence: 1 }), {}, 'no: changed'],
    ['in time is done', cancels, booking(soon), { availability: { noticeHours: 26 } },
      'cancelled > archived; holds nothing; frees 03-03 14:00; mails! studioCancellation cancellation; drops all notices; cancelledAt now; cancelledBy=visitor'],
    ['is too late', cancels, booking(soon), { availability: { noticeHours: 27 } }, 'no: tooLate'],
    ['is too late once it began', cancels, booking(begun), { availability: { noticeHours: 0 } }, 'no: tooLate'],
    ['is too late when it begins', cancels, booking(begun), { availability: { noticeHours: 0 }, now: new Date('2026-03-02T14:00:00Z') }, 'no: tooLate'],
    ['by the studio tells both at once', { action: 'cancelByStudio', cancellation: { reason: 'unforeseen', note: '', offers: [] } }, booking(begun), {},
      'cancelled > archived; holds nothing; frees 03-02 11:00; mails! studioCancellation cancellation; drops all notices; audit cancel; cancellation{reason,note,offers}; cancelledAt now'],
    ['by the studio without an address tells itself', { action: 'cancelByStudio' }, booking({ email: '' }), {},
      'cancelled > archived; holds nothing; frees 05-06 09:00; mails! studioCancellation; drops all notices; audit cancel; cancelledAt now'],
    ['by the studio is done once', { action: 'cancelByStudio' }, booking({ holdsSlot: false }), {}, 'no: cancelled'],
  ],
  'a move': [
    ['by its visitor brings it back, and tells both', moved, booking({ state: 'archived' }), {},
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['of what is held back tells the studio', moved, booking({ state: 'review' }), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['to where it is does nothing', { ...moved, data: '2026-05-06', horario: '09:00' }, booking({ sequence: 1 }), {}, 'same'],
    ['over a newer change is refused', moved, booking({ sequence: 1 }), {}, 'no: changed'],
    ['of what is cancelled is refused', moved, booking({ holdsSlot: false }), {}, 'no: cancelled'],
    ['is too late', moved, booking(tomorrow), { availability: { noticeHours: 22 } }, 'no: tooLate'],
    ['is the fifth', moved, booking({ history: moves(4) }), { availability: { noticeHours: 0 } },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[5] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['is no sixth', moved, booking({ history: moves(5) }), {}, 'no: tooManyMoves'],
    ['after five of the studio is the first', moved, booking({ history: moves(5, { by: 'studio' }) }), {},
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[6] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['takes no slot of another', moved, booking(), { taken: ['2026-05-07 10:00'] }, 'no: obstacle'],
    ['needs no buffer to its own slot', { ...moved, data: '2026-05-06' }, booking(), { taken: ['2026-05-06 09:00'], availability: { bufferMinutes: 60 } },
      'moved > new; frees 05-06 09:00; takes 05-06 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-06; expireAt 2027-05-07; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['after nine mails to the mailbox is told', moved, booking(), { mailsToday: { first: 3, later: 6 } },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; reminder=due; sequence=1'],
    ['after ten mails to the mailbox is not told', moved, booking(), { mailsToday: { first: 3, later: 7 } },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor by held; horario=10:00; reminder=due; sequence=1'],
    ['goes to another host where its own is not free', moved, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('bia') },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00 for bia; mails! studioMoved moved host-ana host-bia; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[2] moved by visitor; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['stays with its host where they are free', moved, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('ana', 'bia') },
      'moved > new; frees 05-06 09:00; takes 05-07 10:00 for ana; mails! studioMoved moved host-ana; drops all of bookings; data=2026-05-07; expireAt 2027-05-08; history[1] moved by visitor; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['to another host tells both', { action: 'host', host: 'bia' }, booking({ host: { uid: 'ana', name: 'Ana' } }), { hosting: hosted('ana', 'bia') },
      'hosted; takes 05-06 09:00 for bia; mails! host-ana host-bia; history[1] hosted by studio; host{uid,name}; sequence=1'],
    ['by the studio keeps its host, free or not', movedByStudio, booking({ host: zoe }), { hosting: hosted('rui') },
      'moved; frees 05-06 09:00; takes 05-07 10:00 for zoe; mails! studioMoved moved host-zoe; drops all of times; data=2026-05-07; expireAt 2027-05-08; history[1] moved by studio; horario=10:00; host{uid,name}; reminder=due; sequence=1'],
    ['by the studio tells both', movedByStudio, booking({ state: 'answered' }), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved moved; drops all of times; data=2026-05-07; expireAt 2027-05-08; history[1] moved by studio; horario=10:00; reminder=due; sequence=1'],
    ['by the studio tells nobody', { ...movedByStudio, tells: false }, booking({ email: '' }), {},
      'moved; frees 05-06 09:00; takes 05-07 10:00; mails! studioMoved; drops all of times; data=2026-05-07; expireAt 2027-05-08; history[1] moved by studio by untold; horario=10:00; reminder=done; sequence=1'],
    ['by the studio to where it is does nothing', { ...movedByStudio, data: '2026-05-06', horario: '09:00' }, booking(), {}, 'same'],
    ['by the studio to another slot of the day is done', { ...movedByStudio, data: '2026-05-06' }, booking(), {},
      'moved; frees 05-06 09:00; takes 05-06 10:00; mails! studioMoved moved; drops all of times; data=2026-05-06; expireAt 2027-05-07; history[1] moved by studio; horario=10:00; reminder=due; sequence=1'],
    ['by the studio of what took place is refused', movedByStudio, booking({ attendance: 'kept' }), {}, 'no: closed'],
    ['by the studio into the past is refused', { ...movedByStudio, ...begun }, booking(), {}, 'no: past'],
    ['by the studio to a taken slot is refused', movedByStudio, booking(), { taken: ['2026-05-07 10:00'] }, 'no: taken'],
    ['by the studio of what is cancelled is refused', movedByStudio, booking({ holdsSlot: false }), {}, 'no: cancelled'],
  ],
  'a meeting link': [
    ['is told', { action: 'place', meetingAddress: 'Sala 1' }, booking(), {},
      'place; mails! place; drops place; audit place; history[1] place by studio; meetingAddress=Sala 1; sequence=1'],
    ['is taken away', { action: 'place', meetingAddress: '' }, booking({ meetingAddress: 'Sala 1' }), {},
      'place; drops place; history[1] place by studio; meetingAddress=; sequence=1'],
    ['is the same', { action: 'place', meetingAddress: '' }, booking(), {}, 'same'],
    ['of what is held back is not told', { action: 'place', meetingAddress: 'Sala 1' }, booking({ state: 'review' }), {},
      'place; drops place; audit place; history[1] place by studio; meetingAddress=Sala 1; sequence=1'],
    ['of all consultations is told', { action: 'tellPlace' }, booking(), {}, 'site; mails place; history[1] place by site; sequence=1'],
    ['of all consultations is told once', { action: 'tellPlace' }, booking({ history: [{ at: ago(1), what: 'place', by: 'site' }] }), {}, 'same'],
    ['of all consultations is told after a move', { action: 'tellPlace' }, booking({ history: moves(1) }), {},
      'site; mails place; history[2] place by site; sequence=1'],
    ['of all consultations is not told beside its own', { action: 'tellPlace' }, booking({ meetingAddress: 'Sala 1' }), {}, 'same'],
    ['of all consultations is in a confirmation that is to be sent', { action: 'tellPlace' }, booking({ mail: { ...failedMails, outstanding: ['visitor'] } }), {},
      'same'],
    ['of all consultations is not told without a slot', { action: 'tellPlace' }, booking({ holdsSlot: false }), {}, 'same'],
    ['of all consultations is not told once it began', { action: 'tellPlace' }, booking(begun), {}, 'same'],
    ['of all consultations is not told without an address', { action: 'tellPlace' }, booking({ email: '' }), {}, 'same'],
    ['of what is cancelled is refused', { action: 'place', meetingAddress: 'Sala 1' }, booking({ holdsSlot: false }), {}, 'no: cancelled'],
    ['of all consultations reaches the host as well', { action: 'tellPlace' }, booking({ host: zoe }), {},
      'site; mails place host-zoe; history[1] place by site; sequence=1'],
    ['of all consultations reaches the host of somebody without an address', { action: 'tellPlace' }, booking({ host: zoe, email: '' }), {},
      'site; mails host-zoe; history[1] place by site; sequence=1'],
  ],
  'a host who left': [
    ['hands over to who is free', { action: 'replaceHost' }, booking({ host: zoe }), { hosting: hosted('rui') },
      'site; takes 05-06 09:00 for rui; mails host-zoe host-rui; history[1] hosted by site; host{uid,name}; sequence=1'],
    ['leaves it to the studio where nobody is free', { action: 'replaceHost' }, booking({ host: zoe, state: 'archived' }), { hosting: { ...hosted('rui'), busy: { rui: [{ start: 0, end: Number.MAX_SAFE_INTEGER }] } } },
      'site > new; takes 05-06 09:00; mails unhosted host-zoe; history[1] hosted by site; host=undefined; sequence=1'],
    ['and came back keeps it', { action: 'replaceHost' }, booking({ host: zoe }), { hosting: hosted('zoe') }, 'same'],
    ['keeps what is past', { action: 'replaceHost' }, booking({ ...begun, host: zoe }), {}, 'same'],
    ['keeps what is cancelled', { action: 'replaceHost' }, booking({ host: zoe, holdsSlot: false }), {}, 'same'],
  ],
  'a host’s answer': [
    ['declines', { ...answers, answer: 'declined' }, booking({ host: zoe, state: 'archived' }), {}, 'declined > new; history[1] declined by host'],
    ['accepts', { ...answers, answer: 'accepted' }, booking({ host: zoe, state: 'archived' }), {}, 'accepted; history[1] accepted by host'],
    ['to the time before a move changes nothing', { ...answers, answer: 'declined' }, booking({ host: zoe, sequence: 1 }), {}, 'site'],
    ['of perhaps changes nothing', { ...answers, answer: undefined }, booking({ host: zoe }), {}, 'site'],
    ['to what is cancelled changes nothing', { ...answers, answer: 'declined' }, booking({ host: zoe, holdsSlot: false }), {}, 'site'],
  ],
  'an attendance': [
    ['is noted', { action: 'attend', attendance: 'missed' }, booking(begun), {}, 'missed; attendance=missed'],
    ['is taken back', { action: 'attend', attendance: 'none' }, booking({ ...begun, attendance: 'kept' }), {}, 'unnoted; attendance=undefined'],
    ['is the same', { action: 'attend', attendance: 'kept' }, booking({ ...begun, attendance: 'kept' }), {}, 'same'],
    ['is none yet', { action: 'attend', attendance: 'none' }, booking(), {}, 'same'],
    ['of what did not begin is refused', { action: 'attend', attendance: 'kept' }, booking(), {}, 'no: closed'],
    ['of what is cancelled is refused', { action: 'attend', attendance: 'kept' }, booking({ ...begun, holdsSlot: false }), {}, 'no: closed'],
  ],
  'a reminder': [
    ['is due a day before', reminds, booking(soon), { now: new Date('2026-03-02T17:00:00Z') }, 'site; mails reminder; reminder=done'],
    ['is not due before that', reminds, booking(soon), { now: new Date('2026-03-02T16:59:59.999Z') }, 'same'],
    ['is done', reminds, booking({ ...soon, reminder: 'done' }), { now: new Date('2026-03-02T18:00:00Z') }, 'same'],
    ['is not sent once it began', reminds, booking(begun), {}, 'site; reminder=done'],
    ['is not sent of what is cancelled', reminds, booking({ holdsSlot: false }), {}, 'site; reminder=done'],
    ['is not sent without an address', reminds, booking({ ...soon, email: '' }), { now: new Date('2026-03-02T18:00:00Z') }, 'site; reminder=done'],
    ['is not sent after a later booking', reminds, booking({ ...soon, createdAt: ago(-2.5) }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; reminder=done'],
    ['is sent after a booking of that moment', reminds, booking({ ...soon, createdAt: new Date('2026-03-02T17:00:00Z') }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; mails reminder; reminder=done'],
    ['is not sent after a later move', reminds, booking({ ...soon, history: moves(1, { at: ago(-2.5) }) }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; reminder=done'],
    ['is sent after an earlier move and a later link', reminds, booking({ ...soon, history: [{ at: ago(-2.5), what: 'place', by: 'studio' }, { at: ago(9), what: 'moved', by: 'visitor' }] }), { now: new Date('2026-03-02T18:00:00Z') },
      'site; mails reminder; reminder=done'],
    ['is not sent when it begins', reminds, booking(soon), { now: new Date('2026-03-03T17:00:00Z') }, 'site; reminder=done'],
    ['stands in the history once it is out', out('reminder'), booking(), {}, 'site; history[1] reminded by site'],
    ['stands there alone of all mails', out('moved'), booking(), {}, 'same'],
    ['waits while it is held back', reminds, booking({ ...soon, state: 'review' }), { now: new Date('2026-03-02T18:00:00Z') }, 'same'],
  ],
  'a note': [
    ['stands under its revision', { action: 'note', text: 'Ligar.' }, message({ revision: 2 }), {}, 'noted; notes{3}; search'],
    ['is taken away', { action: 'removeNote', note: 2 }, message({ notes: { 2: { text: 'x', by: 'x', at: NOW } } }), {}, 'noteRemoved; notes{}; search'],
    ['of another number is not there', { action: 'removeNote', note: 1 }, message({ notes: { 2: { text: 'x', by: 'x', at: NOW } } }), {}, 'same'],
    ['of who is responsible tells them', { action: 'assign', responsible: 'caio@estudio.example' }, message(), {},
      'assigned; mails assigned; drops assigned; responsible=caio@estudio.example'],
    ['of who is responsible tells nobody who chose it', { action: 'assign', responsible: 'bia@estudio.example' }, message(), {},
      'assigned; drops assigned; responsible=bia@estudio.example'],
    ['of who is responsible tells nobody of nobody', { action: 'assign', responsible: '' }, message({ responsible: 'x' }), {},
      'assigned; drops assigned; responsible='],
    ['of who is responsible is the same', { action: 'assign', responsible: 'x' }, message({ responsible: 'x' }), {}, 'same'],
  ],
};

const kept = { from: { name: '', address: 'ana@casa.example' }, text: 'Oi', subject: 'Re: Oi' };
const mail = (given: object = {}) =>
  ({ ...kept, id: 'm', by: 'client', at: ago(0.5), sort: 'person', standing: 'joined', ...given }) as never;
const receives = (given: object = {}) =>
  ({ action: 'receive', isDecided: false, mail: mail(given) }) as const;
const begins = { action: 'beginByMail', id: ID, mail: mail(), isProved: true } as const;
const answered = message({
  state: 'answered',
  lastMails: { studio: ago(0.5), client: ago(2), begins: 'Before' } as never,
});

// biome-ignore format: a row is a line, and a long outcome has one of its own
cases['a received mail'] = [
    ['opens its conversation', receives(), answered, {}, 'received > new; lastMails client -0.5 studio -0.5; remindOn=undefined'],
    ['that the studio answered already opens nothing', receives({ at: ago(0.6) }), answered, {}, 'received; lastMails client -0.6 studio -0.5'],
    ['of another sender adds them', receives({ why: 'otherSender' }), answered, {},
      'received > new; correspondents[1]; lastMails client -0.5 studio -0.5; remindOn=undefined'],
    ['that asks changes nothing', receives({ standing: 'asks' }), answered, {}, 'site'],
    ['of a machine changes nothing', receives({ sort: 'automatic' }), answered, {}, 'site'],
    ['opens nothing of what is held back', receives(), message({ state: 'review' }), {}, 'received; lastMails client -0.5'],
    ['of the studio answers', receives({ by: 'studio' }), message(), {}, 'mailed > answered; lastMails studio -0.5'],
    ['of the studio from before the message does not', receives({ by: 'studio', at: ago(1.1) }), message(), {}, 'mailed; lastMails studio -1.1'],
    ['of the studio from before the client wrote again does not', receives({ by: 'studio' }), message({ lastMails: { client: ago(0.4) } as never }), {},
      'mailed; lastMails client -0.4 studio -0.5'],
    ['that came late leaves the last one', receives({ at: ago(3) }), answered, {}, 'received; lastMails client -2 studio -0.5'],
    ['of a stranger begins a conversation', begins, undefined, {},
      'entered > new; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=mail; replies{}; responsible='],
    ['of a stranger whom nobody has proved waits', { ...begins, isProved: false }, undefined, {},
      'entered > review; conversation=3f0c9a52-6c0e-4a51-9d1f-2f6f1f3c7b10; drafts{}; expireAt 2027-03-02; form=mail; replies{}; responsible='],
];

/** The outcomes of the commands in the cases. */
const outcomes = (of?: readonly string[]) =>
  Object.values(cases)
    .flat()
    .filter(([, { action }]) => of?.includes(action) ?? true)
    .map(([, command, stored, given]) => give(command, stored, given))
    .filter((outcome): outcome is Change => typeof outcome === 'object' && !('refused' in outcome));

it('only some commands create a submission, are accepted despite a newer revision, or need a recent sign-in', () => {
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

it('the site’s automatic mails about a booking are in its history, at once or once they are sent', () => {
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

it('only the mail that a form sends to its visitor is a first mail', () => {
  const byForm = outcomes(['message', 'book']).flatMap(({ mails = [] }) => mails);
  const toVisitor = byForm.filter((name) => mailRow(name).to === 'visitor');
  const first = (Object.keys(MAILS) as MailName[]).filter((name) => mailRow(name).isFirst);
  expect([...new Set(toVisitor)].sort()).toEqual(first.sort());
});

it('a booking entered by the studio asks for the slots of its day, or for none if it names no day', () => {
  const daysOf = (data: unknown) =>
    bindCommand({ ...enters, booking: { ...byPhone, data } }).on(undefined)?.days;
  expect([daysOf('2026-05-07'), daysOf('2026-05-32'), daysOf(7)]).toEqual([['2026-05-07'], [], []]);
});

describe.each(Object.entries(cases))('%s', (_title, rows) => {
  it.each(rows)('%s', (_case, command, stored, given, expected) => {
    expect(told(give(command, stored, given))).toBe(expected);
  });
});
