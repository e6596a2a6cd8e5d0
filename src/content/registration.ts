import { studio } from './studio.ts';
export const registration = {
  head: {
    title: `Criar conta | ${studio.name}`,
    description: `Crie a sua conta no ${studio.name} com nome de usuário, email e senha. Leva um minuto, não custa nada, e você pode excluir tudo quando quiser.`,
  },
  title: 'Crie a sua conta',
  lead: 'Ela guarda o seu perfil no estúdio. Pedimos só o que precisamos para reconhecer você na próxima visita.',
  label: { caption: 'Feito à mão por', placeholder: 'Seu nome aqui' },
  success: {
    title: 'Cadastro realizado com sucesso!',
    text: 'Você já entrou na sua conta. Que tal contar um pouco sobre você no ',
    link: 'seu perfil',
  },
  member: { text: 'Já tem conta?', link: 'Fazer login' },
  privacy: {
    before: `Seu nome e seu email ficam guardados enquanto a conta existir e só a equipe do ${studio.name} os vê. Saiba mais na `,
    link: 'política de privacidade',
    after: '.',
  },
} as const;
