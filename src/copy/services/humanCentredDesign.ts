import retellings from 'virtual:content/retellings-design-centrado-humano';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { figures } from './figures.ts';

export const humanCentredDesign = {
  head: {
    title: `Design centrado no humano | ${studio.name}`,
    description: `Pesquisa, protótipo e teste com quem usa: o método do ${studio.name} em quatro etapas, o que você recebe em cada uma, dois casos e os resultados que medimos.`,
    name: 'Design centrado no humano',
  },
  hero: {
    title: 'Design que começa por quem usa',
    lead: 'Antes de propor qualquer coisa, passamos tempo com as pessoas: no balcão, no ponto de ônibus, na cozinha de casa. A solução nasce do que elas fazem, não do que imaginamos delas.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Fale com nosso time' },
      { to: `${paths.methodology}#dch`, label: 'Ler a metodologia completa' },
    ],
  },
  results: {
    title: 'O que melhora quando alguém pergunta antes',
    intro:
      'Medimos do mesmo jeito antes e depois, com as mesmas tarefas e com gente que não participou do projeto.',
    metrics: [figures.help, figures.time, figures.unaided],
  },
  method: {
    title: 'Quatro etapas, sempre com gente por perto',
    steps: [
      {
        titulo: 'Conviver',
        descricao:
          'Entrevistas, visitas e dias inteiros de observação com quem usa, com quem atende e com quem desistiu.',
      },
      {
        titulo: 'Compreender',
        descricao:
          'Juntamos o que vimos em padrões e escolhemos com você o problema que vale resolver primeiro.',
      },
      {
        titulo: 'Criar junto',
        descricao:
          'Oficinas em que usuários e equipe desenham lado a lado. Do papel sai um protótipo que já se pode tocar.',
      },
      {
        titulo: 'Testar e ajustar',
        descricao:
          'Cada rodada põe o protótipo na mão de cinco a oito pessoas, com e sem deficiência, até ele parar de atrapalhar.',
      },
    ],
  },
  deliverables: {
    title: 'O que fica com você',
    items: [
      {
        titulo: 'Retratos de quem usa',
        descricao:
          'Perfis feitos de pessoas reais, com o que tentam fazer, o que as impede e as palavras que elas usam.',
      },
      {
        titulo: 'Mapa da jornada',
        descricao:
          'O caminho inteiro em uma parede: cada contato, cada espera e o ponto exato em que as pessoas vão embora.',
      },
      {
        titulo: 'Protótipo testado',
        descricao: 'Uma versão navegável, com o registro do que mudou em cada teste e por quê.',
      },
      {
        titulo: 'Plano de melhoria',
        descricao: 'O que fazer agora, depois e nunca, com esforço, efeito esperado e como medir cada passo.',
      },
    ],
  },
  cases: { title: 'Dois lugares em que ouvir mudou o projeto', items: retellings },
  action: {
    title: 'Quem usa o que você faz?',
    text: 'Se a resposta demorou, é um bom começo de conversa. Marcamos uma hora, ouvimos e dizemos com quem falaríamos primeiro.',
    contact: 'Fale com nosso time',
    consultation: 'produto',
  },
} as const;
