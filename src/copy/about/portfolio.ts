import { projects } from 'virtual:content/counts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

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
  /** The cases that have no tile in the grid. Pages of services show them. */
  stories: {
    title: 'Outras histórias',
    filter: 'Filtrar as outras histórias por assunto',
    all: 'Todas',
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
