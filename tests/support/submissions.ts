import { randomUUID } from 'node:crypto';
import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { agendaPath } from '#src/domain/agenda/slots.ts';
import { contactFields } from '#src/domain/forms/contact.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { searchTerms } from '#src/domain/submissions/lists/searchTerms.ts';
import { mailboxKey } from '#src/domain/submissions/mails/mailboxKey.ts';
import { mailPath, mailStateOf, newSubmissionMail } from '#src/domain/submissions/mails/storedMail.ts';
import { agendaExpiry, bookingExpiry, messageExpiry } from '#src/domain/submissions/retention.ts';
import {
  type BookingSubmission,
  emailKey,
  INBOX_CHANGE_PATH,
  type MailState,
  type MessageSubmission,
  type Submission,
} from '#src/domain/submissions/submission.ts';

const untried = { nextAttemptAt: null, lastError: null };
export const sentMails: MailState = { state: 'sent', outstanding: [], attempts: 0, ...untried };

/** The mail server has permanently refused the confirmation to the visitor. */
export const failedMails: MailState = {
  state: 'failed',
  outstanding: ['visitor'],
  attempts: 9,
  nextAttemptAt: null,
  lastError: 'EENVELOPE 550',
};

function shared({
  id = randomUUID(),
  nome = 'Ana Souza',
  // Each has its own address: the desk lists everything from an address, and a longer list moves the buttons below it.
  email = `${id.slice(0, 8)}@exemplo.com.br`,
  createdAt = new Date(),
}: Partial<Pick<Submission, 'id' | 'nome' | 'email' | 'createdAt'>>) {
  return {
    id,
    conversation: id,
    nome,
    email,
    emailKey: emailKey(email),
    state: 'new',
    responsible: '',
    tags: [] as string[],
    person: '',
    revision: 0,
    log: {},
    replies: {},
    requestHash: '',
    drafts: {},
    notes: {},
    createdAt,
    updatedAt: createdAt,
    expireAt: messageExpiry(createdAt),
  } as const;
}

/** Every field of the contact form, left empty. */
export const nothingFilledIn = Object.fromEntries(Object.keys(contactFields).map((name) => [name, '']));

/** A message as the functions store it, with the fields in `given` overriding the defaults. */
export function messageSubmission(given: Partial<MessageSubmission> = {}): MessageSubmission {
  const typed = { form: 'message' as const, mensagem: 'Boa tarde!' };
  const message = { ...shared(given), ...typed, mail: sentMails, ...given };
  return { kind: 'messages', ...message, search: given.search ?? searchTerms(message) };
}

/** A booking as the functions store it, with the fields in `given` overriding the defaults. */
export function bookingSubmission(given: Partial<BookingSubmission> = {}): BookingSubmission {
  const common = shared(given);
  const booking = {
    ...common,
    form: 'booking',
    telefone: '(11) 90000-0000',
    comoConheceu: 'Indicação',
    tipoConsulta: 'acessibilidade',
    outroTipo: '',
    descricaoProjeto: 'Um site que todos consigam usar.',
    data: '2030-05-06',
    horario: '09:00',
    referencia: bookingReference(given.id ?? common.id),
    holdsSlot: true,
    cancelledAt: null,
    sequence: 0,
    reminder: 'due',
    history: [],
    meetingAddress: '',
    room: '0123456789abcdef0123456789abcdef',
    mailbox: mailboxKey(given.email ?? common.email),
    mail: sentMails,
    expireAt: bookingExpiry(given.data ?? '2030-05-06'),
    ...given,
  } satisfies Partial<BookingSubmission>;
  return { kind: 'bookings', ...booking, search: given.search ?? searchTerms(booking) };
}

export async function takenOn(db: Firestore, day: string): Promise<string[]> {
  return (await db.doc(agendaPath(day)).get()).get('taken')?.[day] ?? [];
}

/** A stored submission with the state of its mails. */
export async function storedWithMail(
  db: Firestore,
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
): Promise<(DocumentData & { mail: MailState }) | undefined> {
  const mails = db.collection('mails').where('submission', '==', `${kind}/${id}`);
  const [found, { docs }] = await Promise.all([db.doc(`${kind}/${id}`).get(), mails.get()]);
  const known = docs.map((mail) => ({
    ...mail.data(),
    nextAttemptAt: mail.get('nextAttemptAt')?.toDate() ?? null,
  }));
  const data = found.data();
  return data && { ...data, mail: mailStateOf(known as never) };
}

/** Makes the unsent mails of a submission due at `nextAttemptAt`. */
export async function makeMailsDue(db: Firestore, submission: string, nextAttemptAt: Date): Promise<void> {
  const { docs } = await db.collection('mails').where('submission', '==', submission).get();
  for (const { ref } of docs.filter((mail) => mail.get('state') !== 'sent'))
    await ref.update({ state: 'pending', attempts: 0, nextAttemptAt });
}

/** Stores submissions without the functions, and takes the slots of bookings that hold one. */
export async function storeSubmissions(db: Firestore, items: readonly Submission[]): Promise<void> {
  for (let from = 0; from < items.length; from += 200) {
    const batch = db.batch();
    for (const item of items.slice(from, from + 200)) {
      const { kind, id, mail, ...record } = item;
      batch.set(db.doc(`${kind}/${id}`), record);
      const { outstanding, ...progress } = mail;
      for (const name of outstanding) {
        const added = { ...newSubmissionMail(item, name, new Date()), ...progress };
        batch.set(db.doc(mailPath(added)), added);
      }
      if (item.kind === 'bookings' && item.holdsSlot)
        batch.set(
          db.doc(agendaPath(item.data)),
          { taken: { [item.data]: FieldValue.arrayUnion(item.horario) }, expireAt: agendaExpiry(item.data) },
          { merge: true },
        );
    }
    // The functions also write this document when something has changed.
    batch.set(db.doc(INBOX_CHANGE_PATH), { id: randomUUID(), at: new Date() });
    await batch.commit();
  }
}

/** A name that no other test uses, so that a search for it finds only what this test has written. */
export const ownName = (first: string) =>
  `${first} ${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}zz`;
