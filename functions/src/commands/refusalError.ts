import { studio } from '../../../src/copy/studio.ts';
import { SLOT_PAST, SLOT_TAKEN } from '../../../src/domain/agenda/agendaErrors.ts';
import { obstacleField, obstacleSentence } from '../../../src/domain/agenda/obstacleSentence.ts';
import type { Refusal } from '../../../src/domain/commands/command.ts';
import { VISITOR_MOVES } from '../../../src/domain/commands/moveBooking.ts';
import { SUBMISSION_MISSING } from '../../../src/domain/commands/refusalSentences.ts';
import { FUTURE_BOOKINGS } from '../../../src/domain/commands/submit.ts';
import { TOO_MANY_SUBMISSIONS } from '../../../src/domain/site/requestErrors.ts';
import { inWords } from '../../../src/domain/time/inWords.ts';
import { exported } from '../adapters/submissionDocuments.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Refused } from './runCommand.ts';

const ASK = `escreva para ${studio.email} ou ligue para ${studio.phone.label}.`;
const bookings = `${inWords(FUTURE_BOOKINGS)} consultorias marcadas`;
const moves = `${inWords(VISITOR_MOVES)} vezes`;

type Plain = Exclude<Refusal['refused'], 'invalid' | 'obstacle' | 'tooLate'>;

const REFUSALS: Record<Plain, readonly [status: number, sentence: string, field?: string]> = {
  missing: [404, SUBMISSION_MISSING],
  changed: [409, 'Este registro mudou nesse meio-tempo. Veja como ele está agora.'],
  cancelled: [409, 'Este agendamento já foi cancelado.'],
  closed: [409, 'Do jeito que este registro está, isso não pode ser feito.'],
  late: [409, 'A resposta já saiu e não pode mais ser desfeita.'],
  taken: [409, SLOT_TAKEN, 'horario'],
  past: [409, SLOT_PAST, 'horario'],
  overLimit: [429, TOO_MANY_SUBMISSIONS],
  tooManyBookings: [409, `Este email já tem ${bookings}. Para marcar mais uma, ${ASK}`, 'email'],
  tooManyMoves: [409, `Este agendamento já mudou de horário ${moves}. Para mudar mais uma vez, ${ASK}`],
};

/** The HTTP error for a refused command. `words` replaces the usual sentences of some refusals. */
export function refusalError(refusal: Refused, words: Record<string, string> = {}): HttpError {
  switch (refusal.refused) {
    case 'invalid':
      return new HttpError(400, { error: Object.values(refusal.fields)[0] ?? '', fields: refusal.fields });
    case 'tooLate':
      return new HttpError(409, { error: tooLate(refusal.noticeHours) });
    case 'obstacle': {
      const error = obstacleSentence(refusal.obstacle, refusal.data, refusal.availability);
      return new HttpError(409, { error, fields: { [obstacleField(refusal.obstacle)]: error } });
    }
    default: {
      const [status, usual, field] = REFUSALS[refusal.refused];
      const error = words[refusal.refused] ?? usual;
      const { submission } = refusal;
      return new HttpError(status, {
        error,
        ...(field && { fields: { [field]: error } }),
        ...(submission && { submission: exported(submission) }),
      });
    }
  }
}

/** Why a visitor can no longer change a booking, and how to reach the studio instead. */
export function tooLate(noticeHours: number): string {
  const notice = noticeHours === 1 ? '1 hora' : `${noticeHours} horas`;
  const isBegun = noticeHours === 0;
  const reason = isBegun ? 'A consultoria já começou.' : `Faltam menos de ${notice} para a consultoria.`;
  return `${reason} Para mudar ou cancelar, ${ASK}`;
}
