import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { publicationTypes } from './publicationTypes.ts';
export const publicationsPage = {
  head: {
    title: `Todas as publicações da Academy | ${studio.name}`,
    description: `Tudo o que a Academy do ${studio.name} publicou: artigo científico, estudo de caso e white paper, em texto completo, para ler, imprimir e citar.`,
  },
  title: 'Todas as publicações',
  lead: 'O que pesquisamos, em texto completo. Pode ler, imprimir, citar e discordar.',
  filter: { label: 'Filtrar por tipo', all: 'Todas' },
  types: publicationTypes,
  read: 'Ler na íntegra',
  models: {
    title: 'De onde elas vêm',
    intro: 'Cada publicação nasceu de um dos nossos modelos de pesquisa.',
  },
  action: {
    title: 'Leu e discorda?',
    text: 'Ótimo. Conte onde, e com que experiência. As melhores correções que fizemos vieram de leitores.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Escreva para a Academy' },
      { to: paths.academy, label: 'Conheça a Academy' },
    ],
  },
} as const;
