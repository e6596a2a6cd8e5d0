import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
export const accessibility = {
  head: {
    title: `Acessibilidade deste site | ${studio.name}`,
    description:
      'Nossa declaração de acessibilidade: as normas que seguimos, o que testamos e como, os limites que conhecemos e o caminho para avisar sobre uma barreira.',
  },
  hero: {
    title: 'Aqui todo mundo entra',
    lead: 'Esta é a nossa declaração de acessibilidade. Ela diz o que este site promete, como conferimos e o que ainda falta.',
    updated: { label: 'Revista em novembro de 2026', date: '2026-11' },
  },
  aim: {
    title: 'O que buscamos',
    intro:
      'Acesso à informação é direito. A Lei Brasileira de Inclusão (Lei 13.146/2015) manda, no artigo 63, que sites de empresas sejam acessíveis. Estas são as réguas que usamos.',
    standards: [
      { valor: 'AA', label: 'Conformidade com as diretrizes internacionais WCAG 2.2, em todas as páginas' },
      {
        valor: 'AAA',
        label: 'Contraste dos textos no nível mais alto das WCAG, nas cores claras e nas escuras',
      },
      { valor: '17225', label: 'ABNT NBR 17225, a norma brasileira de acessibilidade para a web' },
      {
        valor: '17060',
        label: 'ABNT NBR 17060, a norma para telas de celular, que seguimos no que vale para sites',
      },
    ],
  },
  checks: {
    title: 'Como conferimos',
    report: 'Relatório critério por critério',
    intro:
      'Toda noite, um navegador automático percorre o site inteiro. A cada mudança no código, ele repete uma parte destes testes.',
    entries: [
      {
        term: 'Regras automáticas',
        text: 'A ferramenta axe procura falhas das WCAG 2.2 (níveis A e AA) em cada página pública, nas cores claras e nas escuras, em tela estreita (320 pixels) e larga (1440).',
      },
      {
        term: 'Contraste',
        text: 'O contraste de cada texto é medido contra o nível AAA em todas as páginas públicas, nas duas combinações de cores.',
      },
      {
        term: 'Teclado',
        text: 'Em cada página pública, um teste anda com a tecla Tab do começo ao fim e confere que cada parada tem contorno, está à vista e segue a ordem do que se vê. Abas, carrossel, filtro, comparação de imagens e formulários também são usados só pelo teclado.',
      },
      {
        term: 'Zoom e texto grande',
        text: 'Em 320 pixels de largura, o mesmo que 400% de zoom numa tela comum, com o texto em 200% ou mais espaçado, nada é cortado e nenhuma página pede rolagem para os lados.',
      },
      {
        term: 'Cores do sistema',
        text: 'Com as cores forçadas do sistema, o contorno do foco continua visível em cada página pública, e as bordas dos botões também.',
      },
      {
        term: 'Nomes para leitores de tela',
        text: 'Os testes encontram campos, botões e links pelo nome que um leitor de tela anuncia. Um nome que some reprova o teste.',
      },
      {
        term: 'Estrutura',
        text: 'Cada página tem um só título principal, não pula níveis e pode ser lida inteira sem JavaScript.',
      },
    ],
  },
  comfort: {
    title: 'Do seu jeito',
    preferences: {
      title: 'Preferências',
      text: 'O botão Preferências, no alto de cada página, muda o site e lembra da escolha neste aparelho. Sem escolha sua, valem os ajustes do seu sistema.',
      list: [
        'Cores claras ou escuras',
        'Mais contraste',
        'Texto maior ou bem maior',
        'Menos movimento: nada anda sozinho',
      ],
    },
    libras: {
      title: 'Em Libras',
      text: 'Um avatar sinaliza em Libras o texto em que você clica, e segue com você de página em página até que o feche. O botão está também nas Preferências e no rodapé de cada página pública.',
    },
    keyboard: {
      title: 'Pelo teclado',
      entries: [
        { keys: ['Tab'], text: 'Vai ao próximo link, botão ou campo. O primeiro leva direto ao conteúdo.' },
        { keys: ['Shift', 'Tab'], text: 'Volta ao anterior.' },
        { keys: ['Enter'], text: 'Abre um link ou aciona um botão.' },
        { keys: ['Espaço'], text: 'Aciona um botão, marca uma caixa ou rola a página.' },
        { keys: ['←', '→'], text: 'Passam de uma aba, opção ou etapa à outra.' },
        { keys: ['Esc'], text: 'Fecha o menu e as preferências.' },
      ],
    },
  },
  limits: {
    title: 'Limites que conhecemos',
    intro: 'Dizer o que falta também é acessibilidade.',
    items: [
      {
        titulo: 'Falta testar com mais gente',
        texto:
          'Testes automáticos acham só uma parte das barreiras. Como o manifesto pede, dizemos onde falta: esta versão do site ainda não passou por uma rodada completa com pessoas que usam leitor de tela, ampliação ou comando de voz.',
      },
      {
        titulo: 'Libras',
        texto:
          'A tradução do VLibras é automática: erra nomes, termos e o tom, e não substitui intérprete. Quando o serviço está fora do ar, o botão avisa. Se preferir, marcamos uma conversa em Libras com a nossa equipe.',
      },
      {
        titulo: 'A verificação dos formulários',
        texto:
          'O reCAPTCHA é um serviço do Google, e não controlamos como ele funciona. Por isso há email e telefone ao lado de cada formulário.',
      },
      {
        titulo: 'Navegadores antigos',
        texto:
          'Em navegadores anteriores a 2024, o conteúdo aparece inteiro, mas com cores e efeitos simplificados.',
      },
    ],
  },
  report: {
    title: 'Encontrou uma barreira?',
    text: `Conte em que página foi, o que você tentou fazer e, se puder, qual recurso você usa. Respondemos em até ${studio.answerTime}, dizendo o que vamos mudar e quando.`,
    authority: 'Se não resolvermos, o Disque 100 recebe denúncias de violação de direitos.',
    phone: 'Ou ligue:',
    links: [
      {
        to: `mailto:${studio.email}?subject=Barreira%20de%20acessibilidade`,
        icon: 'mail',
        label: 'Escrever por email',
      },
      { to: paths.contact, label: 'Usar o formulário' },
      { to: paths.digitalAccessibility, label: 'Avaliar o seu site conosco' },
    ],
  },
} as const;
