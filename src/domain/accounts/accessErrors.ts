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
