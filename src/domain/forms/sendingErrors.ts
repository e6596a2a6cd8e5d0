/** The contact form's messages: for a response without a message, and for no response (docs/product.md, section 8). */
export const CONTACT_FAILED = 'Erro ao enviar mensagem';
export const CONTACT_UNREACHABLE = 'Erro ao enviar mensagem. Tente novamente mais tarde.';

/** The booking form's messages in the same two cases (docs/product.md, section 8). */
export const BOOKING_FAILED = 'Erro ao enviar agendamento';
export const BOOKING_UNREACHABLE = 'Erro ao enviar agendamento. Tente novamente mais tarde.';
