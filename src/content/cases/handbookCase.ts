import caseManualDeBolso from '#src/pictures/case-manual-de-bolso.svg?picture';

export const handbookCase = {
  consultation: 'outro',
  slug: 'gestao-conhecimento',
  titulo: 'Manual de Bolso',
  cliente: 'Instituto Horizonte Comum',
  desafio:
    'A cada seis meses metade dos voluntários era nova, e quem ficava passava as tardes explicando as mesmas coisas.',
  solucao:
    'Acompanhamos uma semana de perguntas e escrevemos com os voluntários as respostas às vinte mais repetidas. Elas cabem em um cartão dobrado e em uma página que qualquer um corrige.',
  resultado:
    'Quem chega atende sozinho na primeira semana. O cartão está na quarta edição, e as duas últimas foram feitas sem a gente.',
  metrica: { valor: '4ª', label: 'edição do cartão, já feita sem a gente' },
  imagem: caseManualDeBolso,
} as const;
