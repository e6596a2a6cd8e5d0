import type { Firestore } from 'firebase-admin/firestore';
import { bookingReference } from '../../../src/domain/submissions/bookings/bookingReference.ts';
import { headOf } from '../../../src/domain/submissions/conversation.ts';
import { searchKey } from '../../../src/domain/submissions/lists/searchTerms.ts';
import { mailKeyPath } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { SUBMISSION_KINDS, type Submission } from '../../../src/domain/submissions/submission.ts';
import type { MailHeaders } from '../mailbox/mailHeaders.ts';
import { ownMail, referencesIn, signedReference } from '../mailbox/mailKeys.ts';
import { secretKeys } from './secretKeys.ts';
import { toSubmission } from './submissionDocuments.ts';

/** Finds the conversation that a received mail refers to. `linkKeys` are the keys that sign references in subjects. */
export function createMailReferences(
  db: () => Firestore,
  linkKeys: () => string,
  keyOf: (messageId: string) => Promise<string>,
) {
  return { referenceOf, referredBy, headAt };

  /** The reference for an answer's subject, which identifies the conversation if a reply's headers do not. */
  function referenceOf(id: string): string {
    return signedReference(id, secretKeys(linkKeys())[0] ?? '');
  }

  /** The head of the conversation that a mail refers to; 'gone' if it was erased or has expired. */
  async function referredBy({ references, subject }: MailHeaders): Promise<Submission | 'gone' | undefined> {
    const own = references.flatMap((id) => ownMail(id)?.submission ?? []);
    const others = await Promise.all(references.filter((id) => !ownMail(id)).map(keyOf));
    const known = await getAll(others.map((id) => mailKeyPath({ id })));
    const paths = [
      ...[...new Set(own)].flatMap((id) => SUBMISSION_KINDS.map((kind) => `${kind}/${id}`)),
      ...known.flatMap((key) => (key.get('submission') as string | undefined) || []),
    ];
    const submission = (await getAll(paths)).find(({ exists }) => exists);
    if (submission) return headOfConversation(toSubmission(submission));
    const signed = await bySignedReference(subject);
    return signed ? headOfConversation(signed) : paths.length > 0 ? 'gone' : undefined;
  }

  async function getAll(paths: readonly string[]) {
    return paths.length > 0 ? db().getAll(...paths.map((path) => db().doc(path))) : [];
  }

  async function bySignedReference(subject: string): Promise<Submission | undefined> {
    for (const { reference, signed } of referencesIn(subject).slice(0, 3)) {
      const queries = SUBMISSION_KINDS.map((kind) =>
        db()
          .collection(kind)
          .where('search', 'array-contains', searchKey(reference))
          .orderBy('createdAt', 'desc')
          .limit(20)
          .get(),
      );
      const found = (await Promise.all(queries)).flatMap(({ docs }) => docs);
      const meant = found.find(
        ({ id }) =>
          bookingReference(id) === reference &&
          secretKeys(linkKeys()).some((key) => signedReference(id, key) === signed),
      );
      if (meant) return toSubmission(meant);
    }
    return undefined;
  }

  /** The head of the conversation to which the submission at `path` belongs; undefined if the submission is gone. */
  async function headAt(path: string): Promise<Submission | undefined> {
    const found = await db().doc(path).get();
    return found.exists ? headOfConversation(toSubmission(found)) : undefined;
  }

  async function headOfConversation(submission: Submission): Promise<Submission> {
    const { kind, conversation } = submission;
    if (headOf([submission])) return submission;
    const { docs } = await db().collection(kind).where('conversation', '==', conversation).get();
    return headOf(docs.map((one) => toSubmission(one))) ?? submission;
  }
}
