/** 500: the agenda could not be read. */
export const AGENDA_UNREACHABLE = 'Não conseguimos consultar a agenda agora.';

/** 409: somebody else has booked the slot. */
export const SLOT_TAKEN = 'Este horário acabou de ser reservado. Escolha outro horário.';

/** 409: the slot has already begun. */
export const SLOT_PAST = 'Este horário já passou. Escolha outro horário.';
