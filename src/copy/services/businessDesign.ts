import retellings from 'virtual:content/retellings-design-transformador';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import businessDesignPicture from '#src/pictures/services/business-design-desktop.svg?banner';
import { figures } from './figures.ts';

export const businessDesign = {
  head: {
    title: `Design que transforma negócios | ${studio.name}`,
    description: `Redesenho de serviços, processos e modelos de negócio com quem atende e quem é atendido: o ${studio.name} testa pequeno, mede a mudança e acompanha a adoção.`,
    name: 'Design transformador',
  },
  hero: {
    title: 'Mudar o negócio, um degrau por vez',
    lead: 'Mudança grande assusta e costuma parar no meio. Começamos por um pedaço, medimos, e só então subimos o próximo degrau.',
    image: businessDesignPicture,
    links: [{ to: paths.contact, icon: 'arrow', label: 'Falar do seu negócio' }],
  },
  metrics: {
    title: 'O que costuma mudar',
    intro: 'Resultados de projetos nossos, medidos antes do começo e noventa dias depois da entrega.',
    items: [
      figures.unaided,
      { valor: '30%', label: 'menos retrabalho entre as áreas' },
      figures.time,
      figures.help,
    ],
  },
  services: {
    title: 'Por onde dá para começar',
    benefitsLabel: 'O que muda',
    items: [
      {
        titulo: 'Redesenho de serviços',
        icone: 'people',
        descricao:
          'Seguimos um pedido do começo ao fim, com quem pede e com quem atende, e redesenhamos os trechos em que ele para.',
        beneficios: [
          'Menos filas e menos idas e vindas',
          'Equipe que sabe o que vem depois',
          'Pessoas atendidas na primeira vez',
        ],
      },
      {
        titulo: 'Novos modelos de negócio',
        icone: 'stairs',
        descricao:
          'Desenhamos a oferta, o preço e o caminho até quem paga, e colocamos à venda em escala pequena antes de investir.',
        beneficios: [
          'Risco conhecido antes do gasto',
          'Números próprios para decidir',
          'Primeiros clientes já no teste',
        ],
      },
      {
        titulo: 'Processos internos',
        icone: 'grid',
        descricao:
          'Juntamos as áreas em volta do mesmo mapa e tiramos dele o que ninguém lembra por que existe: cópias, aprovações, planilhas paralelas.',
        beneficios: ['Menos retrabalho', 'Decisões com dono e com prazo', 'Tempo de volta para quem atende'],
      },
      {
        titulo: 'Cultura de design',
        icone: 'board',
        descricao:
          'Formamos um grupo pequeno da casa que pesquisa, testa e mede por conta própria. Ficamos por perto até não precisarem de nós.',
        beneficios: ['Autonomia depois do projeto', 'Jeito comum de decidir', 'Pesquisa que entra na rotina'],
      },
    ],
  },
  cases: {
    title: 'Antes e depois',
    parts: ['Antes', 'O que fizemos', 'Depois'],
    items: retellings,
  },
  action: {
    title: 'Qual é o primeiro degrau?',
    text: 'Conte onde o trabalho empaca. Voltamos com um teste pequeno, o que ele custa e o que vai mostrar.',
    contact: 'Contar onde empaca',
    consultation: 'outro',
  },
} as const;
