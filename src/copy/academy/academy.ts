import { currentEvents, models } from 'virtual:content/counts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
export const academy = {
  head: {
    title: `Academy: pesquisa em design | ${studio.name}`,
    description: `A Academy é o braço de pesquisa do ${studio.name}: método aberto, ${models.word} modelos de pesquisa, publicações para ler na íntegra e o registro dos nossos eventos.`,
  },
  hero: {
    title: 'Na Academy, a dúvida vira método',
    lead: 'Somos o braço de pesquisa do estúdio. Estudamos como as pessoas entendem, aprendem e decidem, e publicamos o que descobrimos para que outros possam usar, conferir e discordar.',
    links: [
      { to: '#metodologia', label: 'Conheça o método' },
      { to: '#publicacoes', label: 'Leia as publicações' },
    ],
  },
  method: {
    title: 'Como pesquisamos',
    intro:
      'Toda pesquisa nossa começa numa pergunta que apareceu num projeto e termina em algo que outra equipe consegue repetir.',
    steps: [
      {
        titulo: 'Perguntar',
        descricao:
          'Escrevemos a pergunta em uma frase, com quem vive o problema. Se ninguém reconhece a pergunta, ela volta.',
      },
      {
        titulo: 'Observar',
        descricao:
          'Vamos até onde a coisa acontece: casa, balcão, sala de aula, tela. Anotamos o que as pessoas fazem, além do que dizem.',
      },
      {
        titulo: 'Modelar',
        descricao:
          'Transformamos o que se repete em um modelo simples, que cabe em uma página e pode ser posto à prova.',
      },
      {
        titulo: 'Devolver',
        descricao:
          'Levamos o resultado a quem participou antes de publicar. Só depois ele vira artigo, oficina ou ferramenta.',
      },
    ],
    action: 'Ver a metodologia completa',
  },
  models: {
    title: `${models.capital} modelos de pesquisa`,
    intro: 'Cada um responde a uma pergunta que ouvimos de clientes diferentes, ano após ano.',
    link: 'Conhecer o modelo',
  },
  publications: {
    title: 'Publicações',
    intro: 'Textos completos, para ler aqui mesmo ou imprimir.',
    link: 'Ler na íntegra',
    action: 'Ver todas as publicações',
  },
  events: {
    title: 'Encontros',
    intro: {
      past: `${currentEvents === 2 ? 'Os dois' : 'Todos'} já aconteceram. Guardamos o que foi mostrado, para quem não pôde vir.`,
      coming: 'O que vem por aí e o que já aconteceu: guardamos o que foi mostrado, para quem não pôde vir.',
    },
    link: { past: 'Ver o que foi apresentado', coming: 'Ver o programa' },
    all: 'Ver todos os encontros',
  },
  action: {
    title: 'Tem uma pergunta boa?',
    text: 'Pesquisamos em parceria com universidades, empresas e coletivos. E quase sempre cabe mais uma pessoa curiosa na equipe.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Proponha uma pesquisa' },
      { to: paths.careers, label: 'Trabalhe conosco' },
    ],
  },
} as const;
