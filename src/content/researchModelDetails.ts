import { paths } from '#src/domain/paths.ts';
import { studio } from './studio.ts';

/** What the screen of each research model says beyond its card. */
export const researchModelDetails = {
  'modelo-visualizacao': {
    head: {
      title: `Modelo de visualização da informação | ${studio.name}`,
      description: `Como o ${studio.name} desenha dados que todo mundo lê: a decisão primeiro, o gráfico depois, um texto que diz o mesmo e testes com leitores de verdade.`,
    },
    card: 'visualizationModel',
    tone: 'sky',
    etapas: [
      {
        titulo: 'Escrever a decisão',
        descricao:
          'Quem vai olhar, o que precisa resolver e em quanto tempo. Tudo em uma frase, sem gráfico.',
      },
      {
        titulo: 'Escolher a forma',
        descricao: 'Comparar pede barras; mudar no tempo pede linhas; um número só pede um número grande.',
      },
      {
        titulo: 'Dizer o mesmo em texto',
        descricao: 'Título que conclui, resumo em duas linhas e a tabela por baixo, para ouvir ou copiar.',
      },
      {
        titulo: 'Testar a leitura',
        descricao:
          'Oito pessoas, com e sem deficiência visual, contam o que entenderam. Só vale o que elas dizem.',
      },
    ],
    resultados: [
      'Gráficos que se entendem também em preto e branco',
      'Um guia de formas, cores e textos para a sua equipe',
      'Registro do que cada leitor entendeu, antes e depois',
    ],
    limite:
      'Não serve para explorar dados que ninguém ainda conhece. Para isso há ferramentas de análise; nós entramos quando existe algo a contar.',
    relacionados: [
      {
        tipo: 'Artigo científico',
        titulo: 'Ver para decidir: gráficos que todo mundo lê',
        link: paths.visualizationArticle,
      },
      { tipo: 'Serviço', titulo: 'Experiências digitais', link: paths.digitalExperiences },
    ],
  },
  'modelo-inclusao': {
    head: {
      title: `Modelo de design inclusivo | ${studio.name}`,
      description: `Como o ${studio.name} encontra quem fica de fora de um serviço e transforma cada barreira em critério de projeto, com pessoa responsável e jeito de conferir.`,
    },
    card: 'inclusionModel',
    tone: 'sunflower',
    etapas: [
      {
        titulo: 'Perguntar quem falta',
        descricao:
          'Comparamos quem usa o serviço com quem teria direito a ele. A diferença é a nossa lista de convites.',
      },
      {
        titulo: 'Percorrer juntos',
        descricao:
          'Quem esbarra na barreira faz o caminho e comenta; a equipe só anota. A participação é paga.',
      },
      {
        titulo: 'Transformar em critério',
        descricao: 'Cada barreira vira uma frase que dá para conferir, com nome de quem cuida e data.',
      },
      {
        titulo: 'Voltar e conferir',
        descricao:
          'As mesmas pessoas refazem o caminho. Se alguém ainda precisa de ajuda, o critério continua aberto.',
      },
    ],
    resultados: [
      'Um mapa de barreiras por ordem do que impedem',
      'Critérios de aceite que entram no trabalho de todo dia',
      'Um grupo de pessoas que a equipe pode voltar a ouvir',
    ],
    limite:
      'Não substitui a verificação pelas normas (WCAG e ABNT NBR 17225). Ele encontra o que nenhuma lista prevê; a lista encontra o resto.',
    relacionados: [
      { tipo: 'Estudo de caso', titulo: 'Projetar com quem ficava de fora', link: paths.inclusionArticle },
      { tipo: 'Encontro', titulo: 'Acessibilidade na prática', link: paths.accessibilityWorkshop },
    ],
  },
  'modelo-gestao': {
    head: {
      title: `Modelo de gestão do conhecimento | ${studio.name}`,
      description: `Como o ${studio.name} observa por onde o saber circula em uma equipe, encontra os nós e cria hábitos curtos para registrar, encontrar e reusar o que já se sabe.`,
    },
    card: 'managementModel',
    tone: 'lilac',
    etapas: [
      {
        titulo: 'Desenhar o caminho',
        descricao:
          'Uma folha por pessoa: o que só ela sabe e a quem pergunta o resto. Juntas, as folhas viram mapa.',
      },
      {
        titulo: 'Achar os nós',
        descricao:
          'Onde tudo passa por alguém há risco e sobrecarga. Onde ninguém pergunta há saber esquecido.',
      },
      {
        titulo: 'Combinar hábitos',
        descricao: 'No máximo três, de dez minutos cada, colados em reuniões que já existem.',
      },
      {
        titulo: 'Reler a cada trimestre',
        descricao: 'O que ninguém abriu sai do acervo. O que foi muito pedido ganha dono e página melhor.',
      },
    ],
    resultados: [
      'O mapa de quem sabe e de quem pergunta o quê',
      'Um acervo pequeno, com dono e validade em cada página',
      'Três perguntas para medir se o saber ficou',
    ],
    limite:
      'Não resolve falta de gente. Quando a equipe não tem uma hora por semana, começamos por tirar trabalho da mesa, não por pôr mais um.',
    relacionados: [
      {
        tipo: 'White paper',
        titulo: 'O que a equipe sabe e ninguém escreveu',
        link: paths.managementWhitepaper,
      },
      { tipo: 'Caso', titulo: 'Manual de Bolso', link: '/cases/gestao-conhecimento' },
    ],
  },
} as const;
