import teamCaio from '#src/pictures/team-caio.svg?picture';
import teamHelena from '#src/pictures/team-helena.svg?picture';
import teamJurema from '#src/pictures/team-jurema.svg?picture';
import { studio } from './studio.ts';

/** What the screen of each past event tells of it, beyond its card. */
export const eventDetails = {
  'workshop-acessibilidade': {
    head: {
      title: `Workshop Acessibilidade na prática, 2023 | ${studio.name}`,
      description:
        'O registro do workshop de 15 de novembro de 2023: navegar sem mouse, ouvir um leitor de tela e consertar barreiras em duplas. Programa e o que ficou.',
    },
    card: 'accessibilityWorkshop',
    tone: 'petrol',
    local: `Estúdio ${studio.name}, São Paulo`,
    presencial: true,
    pessoas: [
      { nome: 'Caio Nascimento', foto: teamCaio },
      { nome: 'Jurema Tapajós', foto: teamJurema },
    ],
    programa: [
      {
        hora: '14:00',
        titulo: 'Sem mouse',
        texto:
          'Cada dupla tentou comprar um ingresso só com o teclado. Anotamos onde o foco sumiu e onde não havia saída.',
      },
      {
        hora: '14:50',
        titulo: 'De olhos fechados',
        texto:
          'A mesma página, agora pelo leitor de tela. Um botão se chamava “botão”; seis links, “clique aqui”.',
      },
      {
        hora: '15:40',
        titulo: 'Conserto em duplas',
        texto:
          'Cada dupla escolheu três barreiras e corrigiu no código: nome, ordem, contraste, mensagem de erro.',
      },
      {
        hora: '16:30',
        titulo: 'De novo, do começo',
        texto: 'Trocamos as duplas e refizemos o caminho. O que ainda travava virou tarefa com responsável.',
      },
    ],
    ficou: [
      'O teclado acha em dez minutos o que passa meses sem ser visto',
      'Texto claro conserta mais do que código esperto',
      'Quem usa leitor de tela na equipe muda a pauta, não só o resultado',
    ],
    convite: {
      title: 'Quer esta tarde com a sua equipe?',
      text: 'Repetimos o workshop em empresas e escolas, com uma página de vocês no lugar da nossa.',
      contact: 'Pedir o workshop',
    },
  },
  'palestra-gestao': {
    head: {
      title: `Palestra O conhecimento que mora nas pessoas | ${studio.name}`,
      description:
        'O registro da palestra de 28 de novembro de 2023: o que se perde quando alguém sai da equipe e quais hábitos simples fazem o saber ficar.',
    },
    card: 'managementTalk',
    tone: 'thread',
    local: 'On-line, com Libras e legendas',
    presencial: false,
    pessoas: [
      { nome: 'Jurema Tapajós', foto: teamJurema },
      { nome: 'Helena Prado', foto: teamHelena },
    ],
    programa: [
      {
        hora: '10:00',
        titulo: 'A cadeira vazia',
        texto:
          'Três histórias de equipes que perderam alguém e só então descobriram o que essa pessoa fazia.',
      },
      {
        hora: '10:35',
        titulo: 'O que não cabe no manual',
        texto: 'Por que convivência ensina o que documento não ensina, e como dar hora marcada a ela.',
      },
      {
        hora: '11:10',
        titulo: 'Uma folha por pessoa',
        texto: 'Quem assistia desenhou o mapa da própria equipe: o que só eu sei, a quem pergunto o resto.',
      },
      {
        hora: '11:40',
        titulo: 'Perguntas',
        texto:
          'A mais votada: por onde começar quando não há tempo? Pela dúvida que chega toda semana à mesma mesa.',
      },
    ],
    ficou: [
      'Acervo pequeno e usado vale mais do que acervo completo',
      'Responder em público poupa a próxima pergunta',
      'Página sem dono e sem data vence sozinha',
    ],
    convite: {
      title: 'Quer esta conversa na sua equipe?',
      text: 'Levamos a palestra com histórias da sua área e fazemos o mapa da equipe ao vivo.',
      contact: 'Pedir a palestra',
    },
  },
} as const;

/** The words that the screens of the events share. */
export const eventPage = {
  status: 'Evento realizado',
  when: 'Quando',
  where: 'Onde',
  who: 'Com quem',
  programme: 'O que foi apresentado',
  remained: 'O que ficou',
  series: 'Outros encontros',
  academy: 'Conhecer a Academy',
} as const;
