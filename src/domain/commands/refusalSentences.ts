export const LINK_INVALID =
  'Este link não vale, ou não vale mais. Confira se ele está inteiro, ou fale com a gente.';
export const BOOKING_CHANGED = 'Este agendamento mudou nesse meio-tempo. Confira como ele está agora.';
export const SETTINGS_CHANGED =
  'Outra pessoa da equipe salvou estes ajustes nesse meio-tempo. O que você mudou ainda está aqui: salve de novo para valer o seu.';
export const SUBMISSION_MISSING = 'Este registro não existe mais.';

/** 500, or no response: the change may or may not have been made. */
export const CHANGE_UNREACHABLE =
  'Não conseguimos falar com a agenda agora. Tente de novo: nada é feito duas vezes.';

/** 404: the link is no longer needed, because the studio's mailbox is read and the site sees answers by mail. */
export const ANSWERS_ARE_SEEN =
  'Este link não é mais preciso: o que o estúdio responde por email já aparece no painel.';
