import retellings from 'virtual:content/retellings-acessibilidade-digital';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import readPage from '#src/pictures/services/digital-accessibility.svg?picture';

export const digitalAccessibility = {
  head: {
    title: `Acessibilidade digital: avaliação e correção | ${studio.name}`,
    description: `O ${studio.name} avalia sites e aplicativos pela WCAG 2.2 e pelas normas da ABNT, testa com pessoas com deficiência e acompanha a correção até o último item.`,
    name: 'Acessibilidade digital',
  },
  hero: {
    title: 'Acessível de verdade, com quem usa',
    lead: 'Avaliamos o seu produto com leitor de tela, teclado, ampliação e comando de voz, junto de pessoas que dependem disso todo dia. Depois ficamos até a última correção.',
    image: readPage,
    links: [
      { to: paths.budget, icon: 'arrow', label: 'Pedir uma avaliação' },
      { to: '#processo', label: 'Ver como trabalhamos' },
    ],
  },
  deliverables: {
    title: 'O que você recebe',
    intro: 'Tudo escrito para quem vai corrigir, não para a gaveta.',
    entries: [
      {
        term: 'Relatório de barreiras',
        text: 'Cada barreira com a tela em que está, quem ela impede, o critério da WCAG 2.2 e da ABNT NBR 17225 que não cumpre, e como se corrige.',
      },
      {
        term: 'Correções em ordem de impacto',
        text: 'Primeiro o que impede alguém de terminar uma tarefa. A lista entra direto no quadro de trabalho da sua equipe.',
      },
      {
        term: 'Trechos em vídeo dos testes',
        text: 'Ver uma pessoa travar convence mais do que um número. Os trechos são gravados com a autorização de quem participa.',
      },
      {
        term: 'Reteste e declaração',
        text: 'Conferimos item por item o que foi corrigido e ajudamos a escrever a declaração de acessibilidade que vai publicada no site.',
      },
    ],
  },
  process: {
    title: 'De quatro a dez semanas',
    intro: 'O prazo depende de quantas telas há e de quem corrige. A ordem é sempre esta.',
    steps: [
      {
        titulo: 'Escolher o que importa (semana 1)',
        descricao:
          'Juntos listamos as tarefas que ninguém pode deixar de concluir, como pagar, marcar ou denunciar, e as telas por onde elas passam.',
      },
      {
        titulo: 'Avaliar (semanas 2 e 3)',
        descricao:
          'Percorremos essas telas com leitores de tela, só com o teclado, com ampliação e com as cores do sistema, no computador e no celular. Programas automáticos acham uma parte; o resto se encontra à mão.',
      },
      {
        titulo: 'Testar com pessoas (semana 4)',
        descricao:
          'De quatro a seis pessoas com deficiências diferentes usam o produto com os próprios aparelhos. Elas são pagas pelo tempo delas.',
      },
      {
        titulo: 'Corrigir e conferir (até a semana 10)',
        descricao:
          'Acompanhamos quem programa, respondemos a dúvidas no mesmo dia útil e testamos de novo o que mudou.',
      },
    ],
  },
  norms: {
    title: 'Lei e normas',
    intro: 'Estas são as réguas. O relatório diz, critério por critério, o que foi cumprido.',
    entries: [
      {
        term: 'Lei Brasileira de Inclusão',
        text: 'A Lei 13.146/2015, no artigo 63, obriga sites de empresas com sede ou representação comercial no Brasil e de órgãos de governo a serem acessíveis.',
        source: {
          label: 'Ler a lei no Planalto',
          href: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13146.htm',
        },
      },
      {
        term: 'WCAG 2.2',
        text: 'As diretrizes internacionais do W3C, recomendadas desde outubro de 2023. Trabalhamos com o nível AA.',
        source: { label: 'Ler as diretrizes no W3C', href: 'https://www.w3.org/TR/WCAG22/' },
      },
      {
        term: 'ABNT NBR 17225 e NBR 17060',
        text: 'As normas brasileiras para a web e para aplicativos de celular. A primeira segue a WCAG e a completa.',
        source: { label: 'Procurar no catálogo da ABNT', href: 'https://www.abntcatalogo.com.br/' },
      },
      {
        term: 'eMAG',
        text: 'O modelo de acessibilidade do governo federal, para quem atende órgãos públicos.',
        source: { label: 'Ler o eMAG', href: 'https://emag.governoeletronico.gov.br/' },
      },
    ],
  },
  cases: { title: 'Um acervo que agora se ouve sem ajuda', items: retellings },
  questions: 'Perguntas que sempre fazem',
  budget: 'Ver tamanhos e prazos',
  ownStatement: 'Ler a declaração deste site',
  action: {
    title: 'Mande um endereço',
    text: 'Nós o abrimos com teclado e leitor de tela e contamos, na primeira conversa, o que encontramos.',
    contact: 'Mandar o endereço',
    consultation: 'acessibilidade',
  },
} as const;
