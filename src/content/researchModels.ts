import { paths } from '#src/domain/paths.ts';
import modelInclusion from '#src/pictures/model-inclusion.svg?picture';
import modelManagement from '#src/pictures/model-management.svg?picture';
import modelVisualization from '#src/pictures/model-visualization.svg?picture';

/** The research models of the Academy: a question, and the way of working that answers it. */
export const researchModels = [
  {
    id: 'modelo-visualizacao',
    titulo: 'Visualização da informação',
    pergunta: 'Como mostrar dados para que qualquer pessoa entenda e decida?',
    descricao:
      'Parte da decisão que alguém precisa tomar e só então escolhe o gráfico. Cada imagem nasce com um texto que diz o mesmo, e as duas formas são testadas com leitores de verdade.',
    imagem: modelVisualization,
    link: paths.visualizationModel,
  },
  {
    id: 'modelo-inclusao',
    titulo: 'Design inclusivo',
    pergunta: 'Quem fica de fora, e o que precisa mudar para entrar?',
    descricao:
      'Mapeia as barreiras de um serviço junto com quem esbarra nelas e transforma cada uma em critério de projeto, com pessoa responsável e jeito de conferir.',
    imagem: modelInclusion,
    link: paths.inclusionModel,
  },
  {
    id: 'modelo-gestao',
    titulo: 'Gestão do conhecimento',
    pergunta: 'Como o que uma pessoa aprende passa a ser de todas?',
    descricao:
      'Observa por onde o saber circula na equipe, encontra os nós e cria hábitos curtos para registrar, encontrar e reusar o que já se sabe.',
    imagem: modelManagement,
    link: paths.managementModel,
  },
] as const;
