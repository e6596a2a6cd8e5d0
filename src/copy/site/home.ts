import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

export const home = {
  head: {
    title: `${studio.name} | Design, pesquisa e acessibilidade`,
    description:
      'Estúdio de design de São Paulo que projeta serviços, marcas e produtos digitais que funcionam para todas as pessoas: design, pesquisa com usuários, acessibilidade e formação.',
  },
  hero: {
    title: { start: 'Costuramos design, pesquisa', end: 'e gente.' },
    lead: 'Somos um estúdio de São\u00a0Paulo: serviços, marcas e produtos digitais para todas as pessoas, e',
    accessibility: 'acessibilidade digital.',
    links: [
      { to: paths.booking, icon: 'calendar', label: 'Agendar uma consultoria' },
      { to: paths.manifesto, icon: 'arrow', label: 'Manifesto de Design' },
    ],
  },
  explore: {
    title: 'Explore possibilidades',
    intro: 'Dois trabalhos que dá para experimentar na própria página, e o que mudou para quem usa.',
    cases: 'Experimentar',
    doors: 'Quatro portas de entrada; quase todo projeto passa por mais de uma',
    offers: [
      {
        to: paths.training,
        titulo: 'Treinamento e consultoria',
        descricao:
          'Formamos equipes em design, pesquisa e acessibilidade com o problema real delas em cima da mesa, e ficamos por perto enquanto aplicam.',
      },
      {
        to: paths.digitalExperiences,
        titulo: 'Produtos digitais e aplicativos',
        descricao:
          'Desenhamos sites, sistemas e aplicativos e testamos cada versão com quem vai usar no dia a dia.',
      },
      {
        to: paths.businessDesign,
        titulo: 'Modelagem de serviços',
        descricao:
          'Mapeamos o caminho inteiro de quem é atendido, do balcão à tela, e redesenhamos os trechos em que ele trava.',
      },
      {
        to: paths.designEducation,
        titulo: 'Recursos educacionais digitais',
        descricao:
          'Criamos cursos, jogos e materiais abertos que ensinam com imagem, som e texto, para cada pessoa aprender do seu jeito.',
      },
    ],
    action: 'Explore nossos projetos',
  },
  research: {
    title: 'Clareza em foco',
    paragraphs: [
      'Antes de desenhar, perguntamos. A Academy é o nosso braço de pesquisa: ela estuda como as pessoas entendem, aprendem e decidem.',
      'O que descobrimos vira modelo, artigo e oficina, em linguagem que a sua equipe consegue usar na segunda-feira.',
    ],
    action: 'Conheça Nossas Pesquisas',
  },
  inclusion: {
    title: 'Se alguém fica de fora, o design ainda não terminou.',
    text: 'Pessoas com deficiência, idosas, de periferia ou com pouca conexão pesquisam, testam e decidem com a gente desde a primeira conversa, e são pagas por esse tempo.',
    accessibility: 'Veja como avaliamos acessibilidade digital.',
  },
  about: {
    title: 'Mais de dez anos ouvindo antes de desenhar',
    text: 'Somos designers, pesquisadoras e educadores. Trabalhamos com empresas, escolas, governos e organizações sociais, em equipes pequenas que ficam até o fim. Começamos em 2014, a dois; o nome e a porta própria vieram em 2019. Cuidamos do que nos contam com o mesmo capricho: está tudo escrito na nossa política.',
    partnersTitle: 'Organizações parceiras',
    links: [
      { to: paths.services, icon: 'arrow', label: 'Conheça os serviços' },
      { to: paths.privacy, label: 'Nossa Política' },
    ],
  },
  action: {
    title: 'Vamos dar o primeiro ponto?',
    text: `Conte em poucas linhas o que você precisa resolver. A gente responde em até ${studio.answerTime}, com perguntas boas.`,
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Fale com nosso time' },
      { to: '#topo', icon: 'up', label: 'Voltar ao topo' },
    ],
  },
} as const;
