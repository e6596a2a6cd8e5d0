import retellings from 'virtual:content/retellings-experiencias-digitais';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import digitalExperiencesPicture from '#src/pictures/services/digital-experiences-desktop.svg?banner';
import { figures } from './figures.ts';

export const digitalExperiences = {
  head: {
    title: `Experiências digitais: UX acessível | ${studio.name}`,
    description: `Pesquisa com usuários, arquitetura, interface e acessibilidade: o ${studio.name} desenha sites e aplicativos testados com pessoas reais, em celulares e conexões reais.`,
    name: 'Experiências digitais',
  },
  hero: {
    title: 'Telas que dispensam manual',
    lead: 'Desenhamos sites, sistemas e aplicativos com quem vai usar. Quando alguém trava no teste, mudamos a tela.',
    image: digitalExperiencesPicture,
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Falar sobre um produto' },
      { to: '#processo', label: 'Ver como trabalhamos' },
    ],
  },
  services: {
    title: 'Quatro serviços, juntos ou separados',
    intro: 'Dá para contratar um só. Quase sempre o primeiro mostra se os outros são necessários.',
    items: [
      {
        id: 'pesquisa',
        titulo: 'Pesquisa com usuários',
        icone: 'lens',
        descricao:
          'Entrevistamos e observamos quem usa o produto hoje, e também quem desistiu dele. Você recebe o que vimos em trechos de vídeo, não só em um relatório.',
        entregaveis: ['Oito a doze entrevistas', 'Mapa da jornada', 'Lista de problemas por gravidade'],
        metricas: [figures.help],
        cta: { texto: 'Pedir uma pesquisa', link: '/orcamento' },
      },
      {
        id: 'arquitetura',
        titulo: 'Arquitetura da informação',
        icone: 'grid',
        descricao:
          'Organizamos menus, buscas e textos na ordem em que as pessoas procuram, com as palavras delas.',
        entregaveis: ['Inventário do conteúdo', 'Menu testado em árvore', 'Guia de escrita'],
        metricas: [figures.time],
        cta: { texto: 'Arrumar um site', link: '/orcamento' },
      },
      {
        id: 'interface',
        titulo: 'Interface e protótipo',
        icone: 'cursor',
        descricao:
          'Do rascunho ao protótipo que se navega no celular, com todos os estados: vazio, erro, espera.',
        entregaveis: ['Protótipo navegável', 'Biblioteca de componentes', 'Textos finais'],
        metricas: [figures.unaided],
        cta: { texto: 'Desenhar um produto', link: '/orcamento' },
      },
      {
        id: 'acessibilidade',
        titulo: 'Acessibilidade digital',
        icone: 'ear',
        descricao:
          'Avaliamos o produto com leitor de tela, teclado, ampliação e comando de voz, junto de quem usa isso todo dia. Depois acompanhamos a correção até o último item.',
        entregaveis: [
          'Relatório pela WCAG 2.2 e pela ABNT NBR 17225',
          'Correções em ordem de impacto',
          'Teste final',
        ],
        metricas: [figures.unaided],
        cta: { texto: 'Conhecer o serviço', link: '/acessibilidade-digital' },
      },
    ],
  },
  process: {
    title: 'Oito semanas, com altos e baixos',
    intro:
      'A linha sobe quando aparece certeza e desce quando o teste mostra o que não funcionou. As duas coisas são esperadas.',
    steps: [
      {
        titulo: 'Descobrir',
        descricao:
          'Chegamos sem resposta. Ouvimos as pessoas, lemos os chamados do suporte e usamos o produto como elas usam.',
        detalhes: 'Semanas 1 e 2',
      },
      {
        titulo: 'Desenhar',
        descricao: 'As ideias ganham forma depressa: três caminhos no papel, um deles vira protótipo.',
        detalhes: 'Semanas 3 e 4',
      },
      {
        titulo: 'Testar',
        descricao:
          'Cinco pessoas por rodada mostram onde a tela falha. É a semana mais humilde e a mais útil.',
        detalhes: 'Semanas 5 e 6',
      },
      {
        titulo: 'Entregar',
        descricao: 'Refazemos o que travou, documentamos e sentamos ao lado de quem vai programar.',
        detalhes: 'Semanas 7 e 8',
      },
    ],
  },
  cases: { title: 'Dois produtos em uso', items: retellings },
  action: {
    title: 'Tem uma tela que ninguém entende?',
    text: 'Mande o endereço. Nós a abrimos com teclado e leitor de tela e contamos, na primeira conversa, o que encontramos.',
    contact: 'Mandar o endereço',
    consultation: 'website',
    services: 'Ver todos os serviços',
  },
} as const;
