export const AGENDA_UNREACHABLE = 'Não conseguimos consultar a agenda agora.';
export const SLOT_TAKEN = 'Este horário acabou de ser reservado. Escolha outro horário.';
export const SLOT_PAST = 'Este horário já passou. Escolha outro horário.';
