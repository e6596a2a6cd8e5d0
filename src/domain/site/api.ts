import type { Team } from '../accounts/team.ts';
import type { ExportedSubmission } from '../submissions/dataExport.ts';

/** Addresses of the two functions on the site's own origin (Hosting rewrites them). */
export const SEND_CONTACT_EMAIL_PATH = '/api/sendContactEmail';
export const SEND_AGENDAMENTO_PATH = '/api/sendAgendamento';

/** Addresses of the functions that hand out what is stored: lists to administrators, their own to members. */
export const EXPORT_SUBMISSIONS_PATH = '/api/exportSubmissions';
export const MY_DATA_PATH = '/api/myData';

/** Address of what visitors may know of the agenda; `?mes=yyyy-mm` asks for a month. */
export const HORARIOS_PATH = '/api/horarios';

/** Addresses of the commands: of visitors with a booking behind its link, and of administrators. */
export const MANAGE_BOOKING_PATH = '/api/manageBooking';
export const STUDIO_PATH = '/api/studio';

/** Where calendars read the studio's upcoming consultations; the secret follows, and '.ics'. */
export const CALENDAR_FEED_PATH = '/api/calendario';

/** Message of each wrong field, keyed by the field's name in the request. */
export type FieldErrors = Record<string, string>;

/** Answer with status 200; `id` is the reference of what was accepted. With `review` the studio looks at it before a mail goes. */
export type ApiSuccess = { ok: true; id: string; review?: true };

/**
 * The booking's answer: `referencia` is the number to show ('123-456-789'), made from the id; `link` is where it is seen,
 * moved and cancelled, missing when another request has taken the id. `place` is where it takes place, else `placeDay`
 * the day by which its visitor learns that.
 */
export type BookingSuccess = ApiSuccess & {
  referencia: string;
  link?: string;
  place?: string;
  placeDay?: string;
};

/**
 * Answer with any other status: one Portuguese sentence, and for 400 and 409 the message of each wrong field. With 409 an
 * administrator gets the submission that a person has changed meanwhile.
 */
export type ApiFailure = { error: string; fields?: FieldErrors; submission?: ExportedSubmission };

/**
 * The answer to an administrator: the submission as it is then, missing where it is deleted; or the calendar's new
 * address, which nobody can read a second time; or the team.
 */
export type StudioAnswer = { ok: true; submission?: ExportedSubmission; address?: string; team?: Team };

/** Sentences of the contact form for an answer without a sentence, and for no answer (section 8). */
export const CONTACT_FAILED = 'Erro ao enviar mensagem';
export const CONTACT_UNREACHABLE = 'Erro ao enviar mensagem. Tente novamente mais tarde.';

/** Sentences of the booking form for the same two cases (section 8). */
export const BOOKING_FAILED = 'Erro ao enviar agendamento';
export const BOOKING_UNREACHABLE = 'Erro ao enviar agendamento. Tente novamente mais tarde.';

/** 400: the body is not what the site sends, so no field can be blamed. */
export const INVALID_REQUEST =
  'Não foi possível ler os dados enviados. Recarregue a página e tente novamente.';

/** 403: the captcha service did not confirm the token. */
export const CAPTCHA_REFUSED = 'Não foi possível confirmar que você não é um robô';

/** 401: the request carries no valid sign-in. */
export const SIGN_IN_REQUIRED = 'Entre na sua conta para continuar.';

/** 403: the account is no administrator's. */
export const ADMINISTRATORS_ONLY = 'Esta área é da equipe do estúdio.';

/** 403: nobody has invited the account's e-mail, or not any more. */
export const INVITATION_MISSING = 'Não há convite que valha para esta conta.';

/** 409: the studio would be without administrators. */
export const LAST_ADMINISTRATOR = 'A última pessoa da equipe não pode sair.';

/** 403: the administrator signed in more than an hour ago. */
export const RECENT_SIGN_IN_REQUIRED = 'Confirme a sua senha para continuar.';

/** 403: nobody has proved yet that the account's e-mail is theirs. */
export const VERIFIED_EMAIL_REQUIRED = 'Confirme o seu email para ver o que foi enviado com ele.';

/** 500: what was asked for could not be collected. */
export const EXPORT_FAILED = 'Não foi possível reunir os dados. Tente novamente.';

/** 403: the request comes from a page of another site. */
export const FOREIGN_ORIGIN = 'Este envio só é aceito a partir do site do estúdio.';

/** 405: anything but POST. */
export const METHOD_NOT_ALLOWED = 'Este endereço só recebe envios do formulário.';

/** 500: the agenda could not be read. */
export const AGENDA_UNREACHABLE = 'Não conseguimos consultar a agenda agora.';

/** 409: somebody else was faster. */
export const SLOT_TAKEN = 'Este horário acabou de ser reservado. Escolha outro horário.';

/** 409: the e-mail has as many future bookings as one may have; says how to make one more. */
export function tooManyBookings(email: string, phone: string): string {
  return `Este email já tem três consultas marcadas. Para marcar mais uma, escreva para ${email} ou ligue para ${phone}.`;
}

/** 404: whatever is wrong with a booking's link, and also when there is no such booking. */
export const LINK_INVALID =
  'Este link não vale, ou não vale mais. Confira se ele está inteiro, ou fale com a gente.';

/** 409: the booking is not as the page has shown it. */
export const BOOKING_CHANGED = 'Este agendamento mudou nesse meio-tempo. Confira como ele está agora.';

/** 409: the slot is over. */
export const SLOT_PAST = 'Este horário já passou. Escolha outro horário.';

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
  const reason = hours === 0 ? 'A consulta já começou.' : `Faltam menos de ${notice} para a consulta.`;
  return `${reason} Para mudar ou cancelar, escreva para ${email} ou ligue para ${phone}.`;
}

/** 409: its visitor has moved the booking as often as one may; says how to move it once more. */
export function tooManyMoves(email: string, phone: string): string {
  return `Este agendamento já mudou de horário cinco vezes. Para mudar mais uma vez, escreva para ${email} ou ligue para ${phone}.`;
}

/** 413: the body is over the size limit. */
export const BODY_TOO_LARGE = 'Os dados enviados são grandes demais.';

/** 415: the body is not JSON by its content type. */
export const UNSUPPORTED_CONTENT_TYPE = 'O envio precisa estar no formato JSON.';

/** 429: the address sent too many within a few minutes. */
export const TOO_MANY_SUBMISSIONS = 'Muitas mensagens em pouco tempo. Tente novamente em alguns minutos.';

/** 502: the captcha service gave no usable answer, so nobody could be confirmed or refused. */
export const CAPTCHA_UNAVAILABLE =
  'Não foi possível verificar o captcha agora. Tente novamente em alguns minutos.';

/** Token of the checkbox that stands in for the captcha without a site key; functions accept it inside the emulator only. */
export const LOCAL_CAPTCHA_TOKEN = 'local-checkbox';
