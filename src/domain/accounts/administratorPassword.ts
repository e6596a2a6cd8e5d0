/** Minimum length for administrators. Google also accepts shorter ones, so nothing may rely on this length. */
export const ADMINISTRATOR_PASSWORD_MIN = 12;

export const ADMINISTRATOR_PASSWORD_HINT = `Quem é da equipe usa pelo menos ${ADMINISTRATOR_PASSWORD_MIN} caracteres incomuns: várias palavras ao acaso, ou o que um gerenciador de senhas cria.`;

/** Texts that many long passwords contain, from public lists of leaked passwords. */
const COMMON =
  /senha|password|passw0rd|admin|qwert|asdf|zxcv|abcd|1234|4321|iloveyou|brasil|flamengo|corinthians|palmeiras|estudio|studio/g;

/**
 * Why a password is refused for an administrator; undefined if it is accepted. A password is refused if it consists of
 * few different characters, or if little remains without COMMON and the account's name.
 */
export function administratorPasswordError(password: string, email: string): string | undefined {
  if (Array.from(password).length < ADMINISTRATOR_PASSWORD_MIN)
    return `A senha de quem é da equipe deve ter pelo menos ${ADMINISTRATOR_PASSWORD_MIN} caracteres`;
  const [name = ''] = email.toLowerCase().split('@');
  const own = name.length > 2 ? [name] : [];
  const typed = password.toLowerCase();
  const rest = own.reduce((text, part) => text.replaceAll(part, ''), typed).replace(COMMON, '');
  const isMadeOfKnown = rest !== typed && rest.replace(/[\d\W_]/g, '').length < 6;
  return isMadeOfKnown || new Set(password).size < 6 || /^\d+$/.test(password)
    ? 'Esta senha é comum demais: escolha palavras ao acaso'
    : undefined;
}
