import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { completeSubmission } from '../../src/domain/submissions/completeSubmission.ts';
import { KINDS, kindsIn, messageKind, SENT_KINDS, sentText } from '../../src/domain/submissions/kinds.ts';
import { splitFormerMessage } from '../../src/domain/submissions/splitFormerMessage.ts';
import type { SubmissionKind } from '../../src/domain/submissions/submission.ts';
import type { MigrationCount } from './moveDaysToMonths.ts';

/** This field keeps a message's original text as long as the message exists. */
const ORIGINAL = 'mensagemOriginal';

const headings = SENT_KINDS.map(messageKind).flatMap(({ sent }) => (sent?.wasText && sent.heading) || []);

/** The fields that an older document lacks: its kind, and its form's fields if they compose the same text again. */
export function kindFields(document: DocumentSnapshot): Record<string, unknown> {
  const stored = document.data() ?? {};
  if (typeof stored.form === 'string') return {};
  const kind = document.ref.parent.id as SubmissionKind;
  const { form } = completeSubmission(kind, document.id, stored);
  const { nome, email, mensagem } = stored;
  if ([nome, email, mensagem].some((text) => typeof text !== 'string')) return { form };
  const split = form === 'message' ? splitFormerMessage({ nome, email, mensagem }) : undefined;
  return split ? { ...split, [ORIGINAL]: mensagem } : { form };
}

/** Whether a text begins like a text of a form. The migration lists such texts that it cannot parse. */
export function beginsLikeForm(document: DocumentSnapshot): boolean {
  const text: unknown = document.get('mensagem');
  return typeof text === 'string' && headings.some((heading) => text.startsWith(heading));
}

/** Gives every message its former text back, without kind and form fields, for a return to the previous version. */
export async function restoreFormerMessages(
  db: Firestore,
  { isDryRun }: { isDryRun: boolean },
): Promise<MigrationCount> {
  const { docs } = await db.collection('messages').where('form', 'in', kindsIn('messages')).get();
  for (const { id, ref } of isDryRun ? [] : docs)
    await db.runTransaction(async (transaction) => {
      const current = await transaction.get(ref);
      if (!current.exists) return;
      const message = completeSubmission('messages', id, current.data() ?? {});
      const added = Object.keys(KINDS[message.form].fields).filter(
        (name) => !['nome', 'email', 'mensagem'].includes(name),
      );
      const removed = ['form', ORIGINAL, ...added].map((name) => [name, FieldValue.delete()]);
      const mensagem = current.get(ORIGINAL) ?? sentText(message);
      transaction.update(ref, { ...Object.fromEntries(removed), mensagem });
    });
  return { collection: 'messages', documents: docs.length, completed: docs.length };
}
