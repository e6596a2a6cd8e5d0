import { projects } from 'virtual:content/counts';
import { studio } from '#src/copy/studio.ts';
import type { ConsultationType } from '#src/domain/agenda/consultationTypes.ts';
import { paths } from '#src/domain/site/paths.ts';
import type { Category } from '#src/domain/site/portfolio.ts';

interface CategoryText {
  /** The type of consultation that is offered to visitors who want a similar project. */
  consultation: ConsultationType;
  label: string;
  description: string;
  tone: 'sky' | 'coral' | 'lilac' | 'sunflower' | 'petrol';
}

export const portfolio = {
  head: {
    title: `Projetos | ${studio.name}`,
    description: `${projects.capital} projetos do ${studio.name} em acessibilidade, aplicativos, audiovisual, marcas e jogos: para quem foram feitos, quando e o que mudou na vida de quem usa.`,
  },
  hero: {
    title: 'Projetos que ficaram de pé',
    lead: `Um projeto só nos interessa se continua de pé depois que saímos. Estes ${projects.word} seguem em uso, cuidados por quem os pediu.`,
  },
  filter: { label: 'Filtrar os projetos por categoria', all: 'Todos' },
  categories: {
    audiovisual: {
      consultation: 'outro',
      label: 'Audiovisual',
      description:
        'Imagem e som em que as pessoas se reconhecem, com legenda e audiodescrição desde o roteiro.',
      tone: 'lilac',
    },
    acessibilidade: {
      consultation: 'acessibilidade',
      label: 'Acessibilidade',
      description: 'Serviços que todo mundo usa sem pedir ajuda, testados por quem mais esbarra neles.',
      tone: 'sky',
    },
    app: {
      consultation: 'produto',
      label: 'Aplicativos',
      description: 'Telas que resolvem uma coisa por vez, no celular que a pessoa já tem.',
      tone: 'sunflower',
    },
    branding: {
      consultation: 'branding',
      label: 'Branding',
      description: 'Marcas que nascem de uma história verdadeira e que a própria equipe consegue manter.',
      tone: 'petrol',
    },
    gamification: {
      consultation: 'produto',
      label: 'Gamificação',
      description: 'Jogos em que se aprende fazendo, junto com outras pessoas e sem perceber a aula.',
      tone: 'coral',
    },
  } satisfies Record<Category, CategoryText>,
  /** The cases that have no tile in the grid. Pages of services show them. */
  stories: {
    title: 'Outras histórias',
    filter: 'Filtrar as outras histórias por assunto',
    all: 'Todas',
    subjects: { atendimento: 'Atendimento', conhecimento: 'Conhecimento' },
  },
  action: {
    title: 'O próximo pode ser o seu',
    text: 'Traga o problema do jeito que ele está hoje. Na primeira conversa dizemos se podemos ajudar e por onde começaríamos.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Fale com nosso time' },
      { to: paths.budget, label: 'Pedir um orçamento' },
      { to: paths.services, label: 'Conheça os serviços' },
    ],
  },
} as const;
