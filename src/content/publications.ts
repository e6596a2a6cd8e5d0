import { paths } from '#src/domain/paths.ts';
import articleInclusion from '#src/pictures/article-inclusion.svg?picture';
import articleVisualization from '#src/pictures/article-visualization.svg?picture';
import whitepaperManagement from '#src/pictures/whitepaper-management.svg?picture';

export const managementWhitepaperCover = {
  id: 'whitepaper-gestao',
  tipo: 'White paper',
  titulo: 'O que a equipe sabe e ninguém escreveu',
  resumo:
    'Por que documentos não bastam para guardar o que uma equipe sabe, e um jeito de começar pequeno: quatro combinados que cabem na rotina.',
  autores: ['Jurema Tapajós', 'Helena Prado'],
  data: '2023-08-22',
  publicado: '22 de agosto de 2023',
  imagem: whitepaperManagement,
  link: paths.managementWhitepaper,
} as const;

export const inclusionArticleCover = {
  id: 'artigo-inclusivo',
  tipo: 'Estudo de caso',
  titulo: 'Projetar com quem ficava de fora',
  resumo:
    'O que mudou no nosso jeito de pesquisar quando pessoas com deficiência deixaram de testar no fim e passaram a decidir desde o começo.',
  autores: ['Jurema Tapajós', 'Caio Nascimento'],
  data: '2023-05-09',
  publicado: '9 de maio de 2023',
  imagem: articleInclusion,
  link: paths.inclusionArticle,
} as const;

export const visualizationArticleCover = {
  id: 'artigo-visualizacao',
  tipo: 'Artigo científico',
  titulo: 'Ver para decidir: gráficos que todo mundo lê',
  resumo:
    'Um roteiro para mostrar dados a públicos diversos sem perder precisão: da escolha do gráfico ao texto que o acompanha.',
  autores: ['Helena Prado', 'Caio Nascimento'],
  data: '2022-10-18',
  publicado: '18 de outubro de 2022',
  imagem: articleVisualization,
  link: paths.visualizationArticle,
} as const;

/** What the Academy has published, newest first; the whole texts stand in modules of their own. */
export const publications = [
  managementWhitepaperCover,
  inclusionArticleCover,
  visualizationArticleCover,
] as const;
