/** 500: the agenda could not be read. */
export const AGENDA_UNREACHABLE = 'Não conseguimos consultar a agenda agora.';

/** 409: somebody else was faster. */
export const SLOT_TAKEN = 'Este horário acabou de ser reservado. Escolha outro horário.';

/** 409: the slot is over. */
export const SLOT_PAST = 'Este horário já passou. Escolha outro horário.';
