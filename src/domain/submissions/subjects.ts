interface SubjectRow {
  label: string;
  many: string;
  address: string;
  /** Words in the privacy policy. `kept` names messages, which are deleted some months after they were sent. */
  policy: { purpose: string; basis: string; draft: string; kept: string | undefined };
}

export const SUBJECTS = {
  message: {
    label: 'Mensagem',
    many: 'Mensagens',
    address: 'mensagens',
    policy: {
      purpose: 'responder à sua mensagem',
      basis: 'contato',
      draft: 'no contato',
      kept: 'mensagens',
    },
  },
  proposal: {
    label: 'Proposta',
    many: 'Propostas',
    address: 'propostas',
    policy: {
      purpose: 'preparar uma proposta',
      basis: 'proposta',
      draft: 'em um pedido de proposta',
      kept: 'pedidos de proposta',
    },
  },
  budget: {
    label: 'Orçamento',
    many: 'Orçamentos',
    address: 'orcamentos',
    policy: {
      purpose: 'preparar um orçamento',
      basis: 'orçamento',
      draft: 'em um pedido de orçamento',
      kept: 'pedidos de orçamento',
    },
  },
  booking: {
    label: 'Agendamento',
    many: 'Agendamentos',
    address: 'agendamentos',
    policy: {
      purpose: 'marcar uma consultoria',
      basis: 'agendamento',
      draft: 'no agendamento',
      kept: undefined,
    },
  },
} as const satisfies Record<string, SubjectRow>;

export type Subject = keyof typeof SUBJECTS;

export const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[];
