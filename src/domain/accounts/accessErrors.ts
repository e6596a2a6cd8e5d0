export const SIGN_IN_REQUIRED = 'Entre na sua conta para continuar.';
export const ADMINISTRATORS_ONLY = 'Esta área é da equipe do estúdio.';
export const LAST_ADMINISTRATOR = 'A última pessoa da equipe não pode sair.';

/** 403: the administrator's session did not begin with a passkey, or the account's address has changed since. */
export const PASSKEY_REQUIRED = 'Confirme com a sua chave de acesso para continuar.';

/** An administrator may delete, cancel and export for this long after a passkey ceremony. */
export const RECENT_SIGN_IN_MS = 3_600_000;
export const RECENT_SIGN_IN_REQUIRED = 'Confirme de novo com a sua chave de acesso para continuar.';

export const PASSKEY_REFUSED = 'A chave não foi aceita. Comece de novo.';
export const PASSKEY_LINK_REFUSED = 'Este link não vale mais. Peça outro.';
export const ADDRESS_UNCONFIRMED =
  'O email desta conta não é o que a equipe conhece. Outra pessoa da equipe precisa confirmar o endereço.';

/** 409: the e-mail of the account is not verified, or the account is disabled. */
export const ADDRESS_UNPROVED = 'O novo email ainda não foi confirmado por quem usa a conta.';

/** 409: the account already has a passkey. Links are only for accounts without a passkey. */
export const PASSKEY_EXISTS =
  'Esta conta já tem uma chave. Se você não a tem mais, peça a outra pessoa da equipe que a redefina.';
export const LAST_PASSKEY = 'Esta é a sua única chave. Cadastre outra antes de remover.';
export const TOO_MANY_PASSKEYS = 'Já há chaves demais nesta conta. Remova uma antes.';
export const TOO_MANY_LINKS = 'Muitos links em um dia. Use o último que recebeu, ou peça ajuda à equipe.';
export const LINK_NOT_SENT = 'O email com o link não saiu. Tente de novo em alguns minutos.';
export const VERIFIED_EMAIL_REQUIRED = 'Confirme o seu email para ver o que foi enviado com ele.';
export const EXPORT_FAILED = 'Não foi possível reunir os dados. Tente novamente.';
