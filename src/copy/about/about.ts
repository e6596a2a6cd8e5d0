import { team, years } from 'virtual:content/counts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

export const about = {
  head: {
    title: `Sobre o estúdio: história, equipe e valores | ${studio.name}`,
    description: `Conheça o ${studio.name}, estúdio de design de São Paulo: a nossa história de ${years[0]} a ${years.at(-1)}, as ${team.feminine} pessoas que o conduzem, os valores e o jeito de trabalhar.`,
  },
  hero: {
    title: 'Um estúdio de São Paulo',
    lead: 'Há mais de dez anos juntamos design, pesquisa e acessibilidade: desde 2014 como parceria, desde 2019 com este nome. Somos poucos de propósito: quem começa a conversa com você fica até a entrega.',
    action: 'Agende uma consultoria',
  },
  history: { title: `De ${years[0]} a ${years.at(-1)}, ponto a ponto` },
  team: {
    title: `${team.feminineCapital} pessoas na linha de frente`,
    intro: 'Cada projeto tem uma delas do começo ao fim, e uma equipe montada para ele.',
    specialties: 'Especialidades',
  },
  values: {
    title: 'Quatro valores que decidem por nós',
    items: [
      {
        id: 'diversity',
        titulo: 'Diversidade',
        descricao: 'Pesquisamos, contratamos e testamos com gente de vários corpos, idades e bairros.',
      },
      {
        id: 'innovation',
        titulo: 'Inovação',
        descricao: 'Novo é o que muda a vida de alguém. Experimentamos cedo, barato e com quem vai usar.',
      },
      {
        id: 'collaboration',
        titulo: 'Colaboração',
        descricao: 'Quem pede o projeto senta à mesa e desenha junto. O resultado tem muitas mãos.',
      },
      {
        id: 'impact',
        titulo: 'Impacto',
        descricao: 'Combinamos no começo o que precisa mudar. Depois voltamos para medir.',
      },
    ],
  },
  differentiators: {
    title: 'O que nos diferencia',
    items: [
      {
        titulo: 'Quem atende é quem faz',
        descricao: 'Você fala direto com quem pesquisa e desenha, da primeira conversa à entrega.',
      },
      {
        titulo: 'Acessibilidade desde o rascunho',
        descricao:
          'Ela não é a revisão do fim: a primeira tela já nasce para ser ouvida, ampliada e usada sem mouse.',
      },
      {
        titulo: 'Pesquisa própria',
        descricao:
          'A Academy, nosso braço de pesquisa, estuda o que ainda não sabemos. Os projetos usam o que ela descobre.',
      },
      {
        titulo: 'Saída combinada',
        descricao:
          'Ensinamos a sua equipe a cuidar do que fizemos. Depender de nós não faz parte do contrato.',
      },
    ],
  },
  action: {
    title: 'Agora conte de você',
    text: 'Queremos saber o que o seu projeto precisa resolver, e para quem. Se preferir olhar antes, os projetos contam o resto.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Fale com nosso time' },
      { to: paths.portfolio, label: 'Veja os projetos' },
      { to: paths.careers, label: 'Trabalhe conosco' },
    ],
  },
} as const;
