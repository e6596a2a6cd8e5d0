/**
 * 'Olá, Ana!', or 'Olá!' for a name that is more than letters and what joins them: anyone can type any address into a
 * form, and what the studio's mails carry to strangers must not be a link.
 */
export function greetingFor(nome: string): string {
  const plain = nome.length <= 60 && /^[\p{L}\p{M}'’. -]+$/u.test(nome) && !/\.\S/.test(nome);
  return plain ? `Olá, ${nome}!` : 'Olá!';
}
