import { SPAM_DAYS } from './retention.ts';

interface View {
  label: string;
  address: string;
  empty: { title: string; text: string };
}

type ViewRow = View &
  (
    | {
        shows: 'states';
        /** Whether a new message joins its address's conversation if that conversation is in this view. */
        isJoined: boolean;
        /** Whether the daily summary and the desk's banner report failed mails of submissions in this view. */
        tellsFailedMails: boolean;
      }
    | { shows: 'partOfOpen'; responsible: 'reader' | 'nobody' }
    | { shows: 'mails' }
  );

/** The views of the conversations, in order; the first is the default. A state's `standing` is the key of its view. */
export const VIEWS = {
  open: {
    label: 'Em aberto',
    address: 'abertas',
    empty: {
      title: 'Tudo em dia',
      text: 'Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.',
    },
    shows: 'states',
    isJoined: true,
    tellsFailedMails: true,
  },
  mine: {
    label: 'Para mim',
    address: 'para-mim',
    empty: {
      title: 'Nada para você',
      text: 'As conversas em aberto de que você é responsável aparecem aqui.',
    },
    shows: 'partOfOpen',
    responsible: 'reader',
  },
  unassigned: {
    label: 'Sem responsável',
    address: 'sem-responsavel',
    empty: {
      title: 'Toda conversa em aberto tem responsável',
      text: 'O que chegar pelo site aparece aqui sem recarregar.',
    },
    shows: 'partOfOpen',
    responsible: 'nobody',
  },
  waiting: {
    label: 'Esperando o cliente',
    address: 'esperando',
    empty: {
      title: 'Nenhum cliente deve resposta',
      text: 'O que vocês responderem fica aqui até ser concluído, ou até a pessoa escrever de novo pelo site.',
    },
    shows: 'states',
    isJoined: true,
    tellsFailedMails: true,
  },
  later: {
    label: 'Adiadas',
    address: 'adiadas',
    empty: {
      title: 'Nada adiado',
      text: 'O que vocês adiarem espera aqui e volta às abertas no dia escolhido, ou antes, se a pessoa escrever de novo.',
    },
    shows: 'states',
    isJoined: true,
    tellsFailedMails: false,
  },
  done: {
    label: 'Concluídas',
    address: 'concluidas',
    empty: {
      title: 'Nada concluído ainda',
      text: 'O que vocês concluírem sai das outras listas e fica guardado aqui.',
    },
    shows: 'states',
    isJoined: false,
    tellsFailedMails: false,
  },
  undelivered: {
    label: 'Email não entregue',
    address: 'nao-entregues',
    empty: { title: 'Todos os emails saíram', text: 'Se algum email falhar, a conversa aparece aqui.' },
    shows: 'mails',
  },
  spam: {
    label: 'Spam',
    address: 'spam',
    empty: {
      title: 'Nenhum spam',
      text: `O que vocês marcarem como spam fica aqui por ${SPAM_DAYS} dias e depois some sozinho.`,
    },
    shows: 'states',
    isJoined: false,
    tellsFailedMails: false,
  },
} as const satisfies Record<string, ViewRow>;

type Table = typeof VIEWS;

export type ViewName = keyof Table;

export type Standing = {
  [Name in ViewName]: Table[Name] extends { shows: 'states' } ? Name : never;
}[ViewName];

export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];
export const USUAL_VIEW = 'open';
export const STANDINGS = VIEW_NAMES.filter((name) => VIEWS[name].shows === 'states') as Standing[];
