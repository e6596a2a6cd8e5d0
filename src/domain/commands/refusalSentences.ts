import { inWords } from '../time/inWords.ts';

/** 409: the e-mail has as many future bookings as one may have; says how to make one more. */
export function tooManyBookings(email: string, phone: string): string {
  return `Este email já tem três consultorias marcadas. Para marcar mais uma, escreva para ${email} ou ligue para ${phone}.`;
}

/** 404: whatever is wrong with a booking's link, and also when there is no such booking. */
export const LINK_INVALID =
  'Este link não vale, ou não vale mais. Confira se ele está inteiro, ou fale com a gente.';

/** 409: the booking is not as the page has shown it. */
export const BOOKING_CHANGED = 'Este agendamento mudou nesse meio-tempo. Confira como ele está agora.';

/** 409: somebody has saved the settings since the caller saw them. */
export const SETTINGS_CHANGED =
  'Outra pessoa da equipe salvou estes ajustes nesse meio-tempo. O que você mudou ainda está aqui: salve de novo para valer o seu.';

/** 409: a person has changed the submission since the caller saw it. */
export const SUBMISSION_CHANGED = 'Este registro mudou nesse meio-tempo. Veja como ele está agora.';

/** 409: the state of the submission does not allow it; what is spam, or came without an address, is not answered. */
export const ACTION_REFUSED = 'Do jeito que este registro está, isso não pode ser feito.';

/** 409: the answer has left already. */
export const REPLY_SENT = 'A resposta já saiu e não pode mais ser desfeita.';

/** 404: the submission was deleted, or its time is over. */
export const SUBMISSION_MISSING = 'Este registro não existe mais.';

/** 409: a cancelled booking cannot be moved. */
export const BOOKING_CANCELLED = 'Este agendamento já foi cancelado.';

/** 500, and when no answer came: nothing is known of the change. */
export const CHANGE_UNREACHABLE =
  'Não conseguimos falar com a agenda agora. Tente de novo: nada é feito duas vezes.';

/** 409: the consultation is too near, or has begun, so that only the studio can change it. */
export function tooLateToChange(hours: number, email: string, phone: string): string {
  const notice = hours === 1 ? '1 hora' : `${hours} horas`;
  const reason = hours === 0 ? 'A consultoria já começou.' : `Faltam menos de ${notice} para a consultoria.`;
  return `${reason} Para mudar ou cancelar, escreva para ${email} ou ligue para ${phone}.`;
}

/** 409: its visitor has moved the booking as often as one may; says how to move it once more. */
export function tooManyMoves(moves: number, email: string, phone: string): string {
  return `Este agendamento já mudou de horário ${inWords(moves)} vezes. Para mudar mais uma vez, escreva para ${email} ou ligue para ${phone}.`;
}

/** The link that marks as answered is of no use any more where the studio's mailbox is read. */
export const ANSWERS_ARE_SEEN =
  'Este link não é mais preciso: o que o estúdio responde por email já aparece no painel.';
