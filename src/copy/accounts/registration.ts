import { studio } from '#src/copy/studio.ts';
export const registration = {
  head: {
    title: `Criar conta | ${studio.name}`,
    description: `Crie a sua conta no ${studio.name} com nome de usuário, email e senha. Leva um minuto, não custa nada, e você pode excluir a conta quando quiser.`,
  },
  title: 'Crie a sua conta',
  lead: 'Ela guarda o seu perfil no estúdio. Pedimos só o que precisamos para reconhecer você na próxima visita.',
  label: { caption: 'Feito à mão por', placeholder: 'Seu nome aqui' },
  success: {
    title: 'Cadastro realizado com sucesso!',
    text: 'Você já entrou na sua conta. Que tal contar um pouco sobre você no ',
    link: 'seu perfil',
    verify:
      'Mandamos um link para o seu email: abra-o para confirmar que o endereço é seu. Se ele não aparecer, olhe a caixa de spam, ou peça outro em ',
    settings: 'Configurações',
  },
  signedIn: {
    title: 'Você já tem uma conta e está nela',
    text: 'Para criar outra, saia desta primeiro.',
    link: 'Ver o seu perfil',
    signOut: 'Sair desta conta',
  },
  member: { text: 'Já tem conta?', link: 'Fazer login' },
  privacy: `Seu nome e seu email ficam guardados enquanto a conta existir e só a equipe do ${studio.name} os vê. Saiba mais na `,
} as const;
