import retellings from 'virtual:content/retellings-gestao-conhecimento';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { figures } from './figures.ts';

export const knowledgeManagement = {
  head: {
    title: `Gestão do conhecimento | ${studio.name}`,
    description: `Mapeamos, organizamos e mantemos vivo o que a sua equipe sabe: entregas, método em quatro etapas, três ferramentas e dois casos do estúdio ${studio.name}.`,
    name: 'Gestão do conhecimento',
  },
  hero: {
    title: 'O que a sua equipe sabe não precisa ir embora',
    lead: 'Gestão do conhecimento é cuidar para que o aprendizado de uma pessoa chegue às outras, e continue na casa quando ela sair. Desenhamos acervos e hábitos que sobrevivem à segunda-feira.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Fale com nosso time' },
      { to: '#metodo', label: 'Como trabalhamos' },
    ],
  },
  results: {
    title: 'O que se ganha quando se acha o que se procura',
    metrics: [figures.time, figures.unaided, figures.help],
  },
  deliverables: {
    title: 'Quatro gavetas, nada no fundo delas',
    intro: 'As entregas vêm em quatro grupos. Comece pela gaveta de que precisa.',
    groups: [
      {
        titulo: 'Diagnóstico',
        itens: [
          'Mapa de quem sabe o quê',
          'Riscos de perda por pessoa e por área',
          'Caminhos que a informação faz hoje',
        ],
      },
      {
        titulo: 'Acervo',
        itens: [
          'Estrutura e nomes que todo mundo entende',
          'Modelos de página e de registro',
          'Busca testada com a equipe',
        ],
      },
      {
        titulo: 'Hábitos',
        itens: [
          'Roteiro de chegada e de saída',
          'Encontros curtos de troca',
          'Guardiãs e guardiões por assunto',
        ],
      },
      {
        titulo: 'Medida',
        itens: [
          'Indicadores de uso, não de volume',
          'Revisão a cada trimestre',
          'Plano do que arquivar e do que jogar fora',
        ],
      },
    ],
  },
  method: {
    title: 'Do caderno de cada um ao saber da casa',
    steps: [
      {
        titulo: 'Escutar',
        descricao:
          'Entrevistamos quem pergunta e quem responde. Acompanhamos uma semana de trabalho para ver onde o saber mora de verdade.',
      },
      {
        titulo: 'Organizar',
        descricao:
          'Agrupamos os assuntos com a equipe, na língua dela, e testamos a estrutura antes de mover um único arquivo.',
      },
      {
        titulo: 'Compartilhar',
        descricao:
          'Criamos momentos curtos e regulares de troca. O registro acontece no meio do trabalho, não depois dele.',
      },
      {
        titulo: 'Cuidar',
        descricao:
          'Cada assunto tem alguém que cuida. Revisamos juntos o que envelheceu e medimos se as pessoas acham o que procuram.',
      },
    ],
  },
  tools: {
    title: 'Três ferramentas simples',
    intro: 'Usamos o que a sua equipe já tem. Programa novo, só quando o antigo impede.',
    items: [
      {
        titulo: 'Wiki da casa',
        descricao: 'Páginas curtas, com dono e data de revisão, escritas por quem faz.',
      },
      {
        titulo: 'Mapa de saberes',
        descricao: 'Um desenho que mostra a quem perguntar, e o que só uma pessoa sabe.',
      },
      {
        titulo: 'Roda de histórias',
        descricao: 'Meia hora por mês para contar o que deu errado e o que ficou disso.',
      },
    ],
    whitepaper: {
      title: 'Para ler com calma',
      text: 'O método inteiro, com as perguntas que fazemos e as referências que usamos, está no nosso white paper.',
      link: 'Ler o white paper',
    },
  },
  cases: { title: 'Onde o saber passou a circular', items: retellings },
  action: {
    title: 'Se você saísse de férias amanhã, quem saberia o quê?',
    text: 'Traga essa pergunta para a primeira conversa. Ela costuma mostrar por onde começar.',
    contact: 'Fale com nosso time',
    consultation: 'outro',
  },
} as const;
