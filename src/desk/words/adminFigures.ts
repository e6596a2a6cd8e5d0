/** The words of the figures. */
export const adminFigures = {
  lead: 'Quantas visitas o site recebe, de onde vêm e o que deixam, sem saber de quem são.',
  none: 'Ainda não há o que contar. Os números aparecem com as primeiras visitas.',
  download: 'Baixar em CSV',
  file: 'alinhavo-numeros',
  asTable: 'Ver como tabela',
  source: 'Por página, só visitas vindas de',
  allSources: 'Qualquer lugar',
  upTo: 'até o dia',
  rest: 'Os demais',
  most: 'no máximo',
  // Maps, because a host may be called 'constructor'.
  sources: new Map([
    ['direct', 'Direto'],
    ['other', 'Outros'],
  ]),
  pages: new Map([
    ['/', 'Início'],
    ['other', 'Endereços que não existem'],
  ]),
  compare: {
    title: 'Este mês',
    measure: 'O que',
  },
  days: { title: 'Visitas por dia', day: 'Dia' },
  months: { title: 'Mês a mês', month: 'Mês', visits: 'Visitas', contacts: 'Mensagens e conversas' },
  byPage: { title: 'Por página', name: 'Página' },
  bySource: { title: 'Por origem', name: 'Origem' },
  steps: ['Visitas', 'Formulários', 'Mensagens', 'Conversas'],
  referrals: { title: 'Como conheceu o estúdio', name: 'Resposta' },
  consultations: { title: 'Conversas por tipo', name: 'Tipo', columns: ['Marcadas', 'Realizadas', 'Faltas'] },
  answers: {
    title: 'Tempo até a primeira resposta',
    name: 'Dias úteis',
    count: 'Mensagens',
    more: 'ou mais',
    sameDay: 'No mesmo dia',
    within: 'das mensagens deste mês tiveram resposta nos dois dias úteis prometidos.',
  },
} as const;
