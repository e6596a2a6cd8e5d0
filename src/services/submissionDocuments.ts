import { type DocumentReference, type DocumentSnapshot, doc, Timestamp } from 'firebase/firestore/lite';
import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '#src/domain/bookingOptions.ts';
import type { StoredFields, Submission, SubmissionKind } from '#src/domain/submission.ts';
import { firestore } from './firestore.ts';

export function submissionDocument({ kind, id }: { kind: SubmissionKind; id: string }): DocumentReference {
  return doc(firestore, kind, id);
}

/**
 * What a document holds, as a record of ours. Only the functions write these documents; still, one that lacks something
 * must not keep all the others from being read, so what is missing is empty.
 */
export function readSubmission(kind: SubmissionKind, snapshot: DocumentSnapshot): Submission {
  const text = (field: string) => {
    const value: unknown = snapshot.get(field);
    return typeof value === 'string' ? value : '';
  };
  const date = (field: string) => {
    const value: unknown = snapshot.get(field);
    return value instanceof Timestamp ? value.toDate() : null;
  };
  const list = (field: string) => {
    const value: unknown = snapshot.get(field);
    return Array.isArray(value) ? value : [];
  };
  const attempts: unknown = snapshot.get('mail.attempts');
  const keepUntil = date('keepUntil');
  const shared = {
    id: snapshot.id,
    nome: text('nome'),
    email: text('email'),
    state: text('state') as StoredFields['state'],
    createdAt: date('createdAt') ?? new Date(0),
    updatedAt: date('updatedAt') ?? new Date(0),
    search: list('search'),
    mail: {
      state: text('mail.state') as StoredFields['mail']['state'],
      outstanding: list('mail.outstanding'),
      attempts: typeof attempts === 'number' ? attempts : 0,
      nextAttemptAt: date('mail.nextAttemptAt'),
      lastError: text('mail.lastError') || null,
    },
    emailKey: text('emailKey'),
    expireAt: date('expireAt') ?? new Date(0),
    ...(keepUntil && { keepUntil }),
  };
  if (kind === 'messages') return { kind, ...shared, mensagem: text('mensagem') };
  const type = CONSULTATION_TYPES.find(({ value }) => value === text('tipoConsulta'));
  return {
    kind,
    ...shared,
    telefone: text('telefone'),
    comoConheceu: text('comoConheceu') as '',
    tipoConsulta: type?.value ?? OTHER_CONSULTATION,
    outroTipo: text('outroTipo'),
    descricaoProjeto: text('descricaoProjeto'),
    data: text('data'),
    horario: text('horario') as '09:00',
    referencia: text('referencia'),
    holdsSlot: snapshot.get('holdsSlot') === true,
    cancelledAt: date('cancelledAt'),
    ...(snapshot.get('deleteWhenMailed') === true && { deleteWhenMailed: true }),
  };
}
