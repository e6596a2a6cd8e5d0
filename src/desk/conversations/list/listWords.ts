import { SPAM_DAYS } from '#src/domain/submissions/retention.ts';

export const listWords = {
  views: {
    open: 'Em aberto',
    mine: 'Para mim',
    unassigned: 'Sem responsável',
    waiting: 'Esperando o cliente',
    later: 'Adiadas',
    done: 'Concluídas',
    undelivered: 'Email não entregue',
    spam: 'Spam',
  },
  empty: {
    open: {
      title: 'Tudo em dia',
      text: 'Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.',
    },
    mine: {
      title: 'Nada para você',
      text: 'As conversas em aberto de que você é responsável aparecem aqui.',
    },
    unassigned: {
      title: 'Toda conversa em aberto tem responsável',
      text: 'O que chegar pelo site aparece aqui sem recarregar.',
    },
    waiting: {
      title: 'Nenhum cliente deve resposta',
      text: 'O que vocês responderem fica aqui até ser concluído, ou até a pessoa escrever de novo pelo site.',
    },
    later: {
      title: 'Nada adiado',
      text: 'O que vocês adiarem espera aqui e volta às abertas no dia escolhido, ou antes, se a pessoa escrever de novo.',
    },
    done: {
      title: 'Nada concluído ainda',
      text: 'O que vocês concluírem sai das outras listas e fica guardado aqui.',
    },
    undelivered: { title: 'Todos os emails saíram', text: 'Se algum email falhar, a conversa aparece aqui.' },
    spam: {
      title: 'Nenhum spam',
      text: `O que vocês marcarem como spam fica aqui por ${SPAM_DAYS} dias e depois some sozinho.`,
    },
    search: {
      title: 'Nada com essas palavras',
      text: 'Confira a grafia. Bastam os começos das palavras: três letras de nome, empresa e email, quatro da mensagem e das notas.',
    },
  },
} as const;
