/** The contact form's sentences for a response without a sentence, and for no response (docs/product.md, section 8). */
export const CONTACT_FAILED = 'Erro ao enviar mensagem';
export const CONTACT_UNREACHABLE = 'Erro ao enviar mensagem. Tente novamente mais tarde.';

/** Sentences of the booking form for the same two cases (section 8). */
export const BOOKING_FAILED = 'Erro ao enviar agendamento';
export const BOOKING_UNREACHABLE = 'Erro ao enviar agendamento. Tente novamente mais tarde.';
