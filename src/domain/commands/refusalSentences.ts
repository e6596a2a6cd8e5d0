/** 404: whatever is wrong with a booking's link, and also when there is no such booking. */
export const LINK_INVALID =
  'Este link não vale, ou não vale mais. Confira se ele está inteiro, ou fale com a gente.';

/** 409: the booking is not as the page has shown it. */
export const BOOKING_CHANGED = 'Este agendamento mudou nesse meio-tempo. Confira como ele está agora.';

/** 409: somebody has saved the settings since the caller saw them. */
export const SETTINGS_CHANGED =
  'Outra pessoa da equipe salvou estes ajustes nesse meio-tempo. O que você mudou ainda está aqui: salve de novo para valer o seu.';

/** 404: the submission was deleted, or its time is over. */
export const SUBMISSION_MISSING = 'Este registro não existe mais.';

/** 500, and when no answer came: nothing is known of the change. */
export const CHANGE_UNREACHABLE =
  'Não conseguimos falar com a agenda agora. Tente de novo: nada é feito duas vezes.';

/** The link that marks as answered is of no use any more where the studio's mailbox is read. */
export const ANSWERS_ARE_SEEN =
  'Este link não é mais preciso: o que o estúdio responde por email já aparece no painel.';
