import caseAgendaDoPosto from '#src/pictures/case-agenda-do-posto-desktop.svg?banner';

export const clinicCase = {
  consultation: 'outro',
  slug: 'agenda-do-posto',
  titulo: 'Agenda do Posto',
  cliente: 'Rede de Saúde Vale Verde',
  desafio:
    'Para marcar uma consulta era preciso chegar às cinco da manhã. Metade da fila voltava para casa sem vaga.',
  solucao:
    'Testamos em um posto a marcação por telefone, mensagem e balcão, com a mesma agenda nos três. Depois levamos aos outros, um por mês.',
  resultado: 'A fila da madrugada acabou no posto do teste, e 40% menos pessoas faltam à consulta marcada.',
  metrica: { valor: '40%', label: 'menos faltas à consulta marcada' },
  imagem: caseAgendaDoPosto,
} as const;
