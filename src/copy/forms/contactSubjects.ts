/** For visitors who come with a subject (?assunto=): advice, and the beginning of their message. */
export const contactSubjects = {
  orcamento: {
    title: 'Pedido de orçamento',
    text: 'Para chegar a um número honesto, conte o que precisa existir no fim, para quem e até quando. Se já há um valor reservado, diga qual: ele ajuda a propor o caminho certo.',
    message: 'Gostaria de um orçamento para ',
  },
  inscricao: {
    title: 'Inscrição em treinamento',
    text: 'Diga em qual treinamento você quer se inscrever, quantas pessoas vão participar e se alguém precisa de recurso de acessibilidade, como Libras, legenda ou material ampliado.',
    message: 'Gostaria de me inscrever no treinamento ',
  },
  'avise-me': {
    title: 'Aviso de novos encontros',
    text: 'Diga que assunto interessa e se prefere encontros online ou em São Paulo. Escrevemos uma vez, quando houver uma data, e não usamos o seu email para mais nada.',
    message: 'Quero saber quando houver um novo encontro sobre ',
  },
} as const;

/** For visitors who come from a case or project (?caso=): the title is inserted between `start` and `end`. */
export const caseSubject = {
  text: 'Conte como está hoje e quem sente falta de que funcione. Se algo deste trabalho chamou a sua atenção, diga o quê.',
  message: { start: 'Conheci o trabalho', end: 'no site e gostaria de conversar sobre algo parecido:' },
} as const;
