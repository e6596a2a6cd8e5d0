import resultBelonging from '#src/pictures/result-belonging.svg?picture';
import resultCollective from '#src/pictures/result-collective.svg?picture';
import resultFunding from '#src/pictures/result-funding.svg?picture';
import resultIncome from '#src/pictures/result-income.svg?picture';
import { studio } from './studio.ts';

export const photographyCase = {
  head: {
    title: `Fotografia Empodera: moradoras contam o bairro | ${studio.name}`,
    description:
      'Como moradoras da zona sul de São Paulo aprenderam fotografia, montaram o acervo do próprio bairro e fundaram um coletivo que se sustenta. Método e resultados.',
  },
  hero: {
    title: 'Fotografia Empodera',
    lead: 'Moradoras da zona sul de São Paulo aprenderam a fotografar, contaram o bairro do jeito que o conhecem e fundaram um coletivo que hoje paga as próprias contas.',
    facts: [
      { label: 'Cliente', text: 'Coletivo Lentes da Vila' },
      { label: 'Ano', text: '2021' },
      { label: 'Onde', text: 'Zona sul de São Paulo' },
      { label: 'Nosso papel', text: 'Pesquisa, formação e design' },
    ],
  },
  story: {
    title: 'O bairro só aparecia pelos olhos de fora',
    paragraphs: [
      'Quando a Vila saía no jornal, a foto era sempre a mesma: tirada da avenida, por quem ia embora antes do almoço. As moradoras nos procuraram com um pedido direto. Queriam mostrar o que elas veem.',
      'Aprender a usar a câmera era a parte fácil. Difícil era fazer o trabalho continuar, e dar renda, depois da nossa saída.',
    ],
  },
  method: {
    title: 'Quatro passos, da conversa ao coletivo',
    intro: 'Cada passo deixou alguma coisa com o grupo.',
    steps: [
      {
        titulo: 'Diagnóstico participativo',
        descricao:
          'Caminhamos pelas ruas com as moradoras e fotografamos juntas o que orgulha e o que incomoda. As imagens viraram o mapa do projeto.',
      },
      {
        titulo: 'Formação multidimensional',
        descricao:
          'Luz e enquadramento, mas também direito de imagem, preço e contrato. A turma escolheu os horários, e as crianças puderam vir.',
      },
      {
        titulo: 'Prototipagem comunitária',
        descricao:
          'O grupo testou na própria rua a exposição em varal, o retrato por encomenda e o postal. Ficou o que os vizinhos quiseram comprar.',
      },
      {
        titulo: 'Ativação do ecossistema',
        descricao:
          'Escolas, comércio e coletivos vizinhos viraram parceiros, e uma campanha aberta pagou os equipamentos.',
      },
    ],
  },
  services: {
    title: 'O que fizemos',
    items: [
      {
        titulo: 'Pesquisa e design participativo',
        descricao:
          'Planejamos cada encontro com as moradoras, da pauta ao lanche, para que as decisões fossem delas.',
        entregaveis: ['Mapa afetivo do bairro', 'Plano escrito a muitas mãos', 'Acordo de uso das imagens'],
      },
      {
        titulo: 'Formação em fotografia e narrativa',
        descricao:
          'Um curso prático, com o celular que cada uma já tinha e câmeras divididas. O material pode ser lido ou ouvido.',
        entregaveis: [
          'Oficinas na associação de moradores',
          'Apostila ilustrada e em áudio',
          'Acervo aberto do bairro',
        ],
      },
      {
        titulo: 'Marca e modelo de renda',
        descricao:
          'Desenhamos com o grupo o nome, a marca e as contas de um coletivo que vende, divide e guarda.',
        entregaveis: [
          'Marca com manual de uma folha',
          'Tabela de preços e contrato',
          'Campanha de financiamento',
        ],
      },
    ],
  },
  results: {
    title: 'O que ficou',
    intro: 'Medimos junto com o grupo, com perguntas que ele mesmo escreveu.',
    items: [
      { valor: '95%', label: 'de pertencimento entre as participantes', imagem: resultBelonging },
      {
        valor: 'Coletivo autossustentável',
        label: 'que se mantém com o próprio trabalho, sem a nossa presença',
        imagem: resultCollective,
      },
      { valor: '150%', label: 'da meta de financiamento, em campanha aberta', imagem: resultFunding },
      {
        valor: 'R$ 15 mil',
        label: 'de renda gerada com retratos, postais e exposições',
        imagem: resultIncome,
      },
    ],
  },
  action: {
    title: 'Que história a sua comunidade quer contar?',
    text: 'Diga quem são as pessoas e o que elas querem mudar. Primeiro a gente escuta, depois propõe.',
    contact: 'Fale com nosso time',
    booking: 'Agendar uma conversa',
    consultation: 'outro',
    projects: 'Ver outros projetos',
  },
} as const;
