import { studio } from '#src/copy/studio.ts';
export const passwordReset = {
  head: {
    title: `Recuperar senha | ${studio.name}`,
    description: `Esqueceu a senha da sua conta no ${studio.name}? Diga o email do cadastro e receba um link para criar uma senha nova, sem precisar falar com ninguém.`,
  },
  title: 'Recuperar senha',
  lead: 'Perdeu a chave? Diga o email do cadastro e mandamos um link para fazer outra.',
  success: {
    title: 'Confira o seu email',
    text: 'Se houver uma conta com esse endereço, o link para criar uma senha nova chega em alguns minutos. Olhe também a caixa de spam.',
    again: 'Usar outro email',
  },
  failed: 'Não foi possível enviar o link. Tente novamente em alguns minutos.',
  remembered: { text: 'Lembrou?', link: 'Voltar ao login' },
} as const;
