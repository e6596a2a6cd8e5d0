import { studio } from '#src/copy/studio.ts';
export const login = {
  head: {
    title: `Login | ${studio.name}`,
    description: `Área restrita do ${studio.name}: entre com o email e a senha do seu cadastro para ver e editar o seu perfil, ou crie a sua conta em um minuto.`,
  },
  title: 'Área restrita',
  lead: 'Esta porta abre com o email e a senha do seu cadastro.',
  remember:
    'Sem marcar, a sessão vale para todas as abas e termina com o navegador. Se ele reabre as abas sozinho, ela pode continuar: em aparelho de outra pessoa, saia pelo botão Sair.',
  forgotten: 'Esqueceu a senha?',
  newcomer: { text: 'Ainda não tem conta?', link: 'Criar conta' },
  sentHere: 'Para ver a página que você pediu, entre na sua conta.',
  deleted: {
    title: 'Sua conta foi excluída',
    text: 'O perfil, a foto e o acesso foram apagados. Obrigado pela companhia: a porta segue aberta.',
  },
} as const;
