import teamCaio from '#src/pictures/team-caio.svg?picture';
import teamHelena from '#src/pictures/team-helena.svg?picture';
import teamJurema from '#src/pictures/team-jurema.svg?picture';
import { studio } from './studio.ts';

export const about = {
  head: {
    title: `Sobre o estúdio: história, equipe e valores | ${studio.name}`,
    description: `Conheça o ${studio.name}, estúdio de design de São Paulo: a nossa história de 2014 a 2021, as três pessoas que o conduzem, os valores e o jeito de trabalhar.`,
  },
  hero: {
    title: 'Um estúdio de São Paulo',
    lead: 'Há mais de dez anos juntamos design, pesquisa e acessibilidade. Somos poucos de propósito: quem começa a conversa com você fica até a entrega.',
    action: 'Agende uma conversa',
  },
  history: {
    title: 'De 2014 a 2021, ponto a ponto',
    milestones: [
      {
        ano: '2014',
        titulo: 'Uma mesa para dois',
        descricao:
          'Helena e Caio dividem uma mesa na Vila Madalena e fazem o primeiro site que um leitor de tela lê inteiro.',
      },
      {
        ano: '2015',
        titulo: 'A pesquisa vai para a rua',
        descricao:
          'Passamos a ouvir antes de desenhar. A primeira entrevista acontece na fila de um posto de saúde.',
      },
      {
        ano: '2016',
        titulo: 'Chega a Jurema',
        descricao:
          'Com ela vêm a educação popular, a Libras e a pergunta que abre cada reunião: quem está faltando aqui?',
      },
      {
        ano: '2017',
        titulo: 'A primeira oficina',
        descricao: 'Uma equipe pede que a gente ensine o que faz. A aula dá certo e vira serviço.',
      },
      {
        ano: '2018',
        titulo: 'Trilha do Reuso',
        descricao: 'Um jogo feito com professoras e crianças mostra que aprender junto também se projeta.',
      },
      {
        ano: '2019',
        titulo: `Nasce o ${studio.name}`,
        descricao:
          'A parceria ganha nome, contrato e porta própria. No mesmo ano fica pronto o Cinema Descrito.',
      },
      {
        ano: '2020',
        titulo: 'Um prêmio para o PlaceBe',
        descricao: 'O aplicativo que devolve praças à vizinhança recebe um prêmio de inovação social.',
      },
      {
        ano: '2021',
        titulo: 'Fotografia Empodera',
        descricao: 'Moradoras da zona sul fundam o próprio coletivo, e nós aprendemos a hora certa de sair.',
      },
    ],
  },
  team: {
    title: 'Três pessoas na linha de frente',
    intro: 'Cada projeto tem uma delas do começo ao fim, e uma equipe montada para ele.',
    specialties: 'Especialidades',
    members: [
      {
        nome: 'Helena Prado',
        cargo: 'Direção de design',
        bio: 'Desenhou jornais antes de desenhar telas e até hoje corta palavras antes de mexer na cor. Cuida da forma de tudo o que sai daqui.',
        foto: teamHelena,
        especialidades: ['Identidade visual', 'Produtos digitais', 'Design editorial'],
      },
      {
        nome: 'Caio Nascimento',
        cargo: 'Pesquisa e acessibilidade',
        bio: 'Trocou a sala dos servidores pela sala de espera. Testa com leitor de tela o que os outros testam com os olhos.',
        foto: teamCaio,
        especialidades: ['Pesquisa com usuários', 'Acessibilidade digital', 'Prototipagem'],
      },
      {
        nome: 'Jurema Tapajós',
        cargo: 'Educação e inclusão',
        bio: 'Educadora popular, ensina em português e em Libras. Forma equipes e comunidades para que sigam sem a gente.',
        foto: teamJurema,
        especialidades: ['Formação de equipes', 'Design participativo', 'Linguagem simples'],
      },
    ],
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
    contact: 'Fale com nosso time',
    projects: 'Veja os projetos',
  },
} as const;
