/** 401: the visitor is not signed in. */
export const SIGN_IN_REQUIRED = 'Entre na sua conta para continuar.';

/** 403: the account is not an administrator's. */
export const ADMINISTRATORS_ONLY = 'Esta área é da equipe do estúdio.';

/** 403: there is no invitation for the account's e-mail, or it has expired. */
export const INVITATION_MISSING = 'Não há convite que valha para esta conta.';

/** 409: the studio would have no administrator left. */
export const LAST_ADMINISTRATOR = 'A última pessoa da equipe não pode sair.';

/** 403: the administrator's session did not begin with a passkey, or the account's address has changed since. */
export const PASSKEY_REQUIRED = 'Confirme com a sua chave de acesso para continuar.';

/** 403: the administrator confirmed with a passkey more than an hour ago. */
export const RECENT_SIGN_IN_REQUIRED = 'Confirme de novo com a sua chave de acesso para continuar.';

/** 403: the passkey ceremony failed, or took too long. */
export const PASSKEY_REFUSED = 'A chave não foi aceita. Comece de novo.';

/** 403: the link to enrol a passkey is invalid or has expired. */
export const PASSKEY_LINK_REFUSED = 'Este link não vale mais. Peça outro.';

/** 403: the administrator's e-mail has changed, and the team has not confirmed the new one. */
export const ADDRESS_UNCONFIRMED =
  'O email desta conta não é o que a equipe conhece. Outra pessoa da equipe precisa confirmar o endereço.';

/** 409: the e-mail of the account is not verified, or the account is disabled. */
export const ADDRESS_UNPROVED = 'O novo email ainda não foi confirmado por quem usa a conta.';

/** 409: the account already has a passkey. Links are only for accounts without a passkey. */
export const PASSKEY_EXISTS =
  'Esta conta já tem uma chave. Se você não a tem mais, peça a outra pessoa da equipe que a redefina.';

/** 409: this is the administrator's only passkey, which cannot be removed. */
export const LAST_PASSKEY = 'Esta é a sua única chave. Cadastre outra antes de remover.';

/** 409: the account has the maximum number of passkeys. */
export const TOO_MANY_PASSKEYS = 'Já há chaves demais nesta conta. Remova uma antes.';

/** 429: too many links were mailed within a day. */
export const TOO_MANY_LINKS = 'Muitos links em um dia. Use o último que recebeu, ou peça ajuda à equipe.';

/** 502: the mail with the link could not be sent. */
export const LINK_NOT_SENT = 'O email com o link não saiu. Tente de novo em alguns minutos.';

/** 403: the account's e-mail is not verified. */
export const VERIFIED_EMAIL_REQUIRED = 'Confirme o seu email para ver o que foi enviado com ele.';

/** 500: the data could not be collected. */
export const EXPORT_FAILED = 'Não foi possível reunir os dados. Tente novamente.';
