import { studio } from '#src/copy/studio.ts';

export const accountAction = {
  head: {
    title: `Sua conta | ${studio.name}`,
    description: `Abra aqui os links que o ${studio.name} manda por email sobre a sua conta: criar uma senha nova, confirmar ou trocar o endereço, desfazer uma troca.`,
  },
  waiting: { title: 'Sua conta', text: 'Conferindo o link...' },
  resetPassword: {
    title: 'Criar senha nova',
    lead: 'Para a conta',
    submit: 'Salvar senha nova',
    submitting: 'Salvando...',
    failed: 'Não foi possível salvar a senha. Tente novamente.',
    done: { title: 'Senha trocada', text: 'Agora é só entrar com a senha nova.' },
  },
  verifyEmail: {
    title: 'Confirmar email',
    lead: 'Este é o endereço da sua conta?',
    submit: 'Confirmar este email',
    submitting: 'Confirmando...',
    failed: 'Não foi possível confirmar o email. Tente novamente.',
    done: { title: 'Email confirmado', text: 'Obrigado: agora sabemos que este endereço é seu.' },
  },
  verifyAndChangeEmail: {
    title: 'Trocar email',
    lead: 'Daqui em diante, este será o endereço da sua conta:',
    submit: 'Trocar para este email',
    submitting: 'Trocando...',
    failed: 'Não foi possível trocar o email. Tente novamente.',
    done: { title: 'Email trocado', text: 'Entre de novo com o endereço novo.' },
  },
  recoverEmail: {
    title: 'Desfazer a troca de email',
    lead: 'A conta volta a ter este endereço:',
    submit: 'Voltar a este email',
    submitting: 'Desfazendo...',
    failed: 'Não foi possível desfazer a troca. Tente novamente.',
    done: {
      title: 'Troca desfeita',
      text: 'A conta tem de novo o endereço antigo. Se não foi você que o trocou, crie também uma senha nova.',
    },
  },
  foreign: {
    lead: 'Para usar este link, entre antes na conta',
    signIn: 'Entrar e continuar',
    notMe:
      'Não foi você que criou esta conta? Não confirme nada: sem a confirmação, ela não mostra nenhuma mensagem sua. Se quiser ficar com a conta, crie uma senha nova.',
    newPassword: 'Não fui eu: criar uma senha nova',
  },
  problem: {
    title: 'Este link não vale mais',
    invalid: 'Ele já foi usado ou não está completo. Cada link serve uma vez só.',
    expired: 'O prazo dele passou. Peça outro: chega em alguns minutos.',
    missing: 'Falta uma parte do endereço. Abra de novo o link do email, inteiro.',
    failed: 'Não foi possível conferir o link. Veja a sua conexão e tente novamente.',
    again: 'Tentar novamente',
  },
  ways: {
    profile: 'Ver o meu perfil e as minhas conversas',
    login: 'Ir para o login',
    passwordReset: 'Pedir um link para criar senha nova',
    settings: 'Pedir outro link nas configurações',
    home: 'Ir para o início',
  },
} as const;
