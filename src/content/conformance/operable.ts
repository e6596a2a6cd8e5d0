import { type CriterionText, everyRoute, keyboardWalk, textsAndMotion } from './criterion.ts';

/** Principle 2: everything can be operated. */
export const operable: readonly CriterionText[] = [
  {
    number: '2.1.1',
    name: 'Teclado',
    level: 'A',
    how: 'Tudo o que se faz com o ponteiro se faz com o teclado: menu, carrossel, filtros, abas, comparação de imagens e todos os formulários.',
    evidence: [
      keyboardWalk,
      { file: 'tests/browser/forms/booking.spec.ts', title: 'everything is done with the keyboard alone' },
      {
        file: 'tests/browser/public/pages/placemakingCase.spec.ts',
        title: 'shows before and after under a dividing line that the keyboard moves',
      },
    ],
  },
  {
    number: '2.1.2',
    name: 'Sem bloqueio do teclado',
    level: 'A',
    how: 'De qualquer parada se sai com Tab; o menu e as preferências também fecham com Esc.',
    evidence: [
      keyboardWalk,
      {
        file: 'tests/browser/public/shell.spec.ts',
        title: 'the preferences open, take the focus, and give it back when Escape closes them',
      },
    ],
  },
  {
    number: '2.1.4',
    name: 'Atalhos de teclado por caractere',
    level: 'A',
    how: 'As páginas do site não têm atalhos de uma tecla só. A caixa de entrada da equipe tem, com a lista à mão e um botão que os desliga.',
    evidence: [
      {
        file: 'tests/browser/inbox/adminTriage.spec.ts',
        title: 'the keys are listed and can be switched off on this device',
      },
    ],
  },
  {
    number: '2.2.1',
    name: 'Ajustável por temporização',
    level: 'A',
    how: 'Nenhum formulário expira. Só a tela do agendamento confirmado vem sozinha, dois segundos depois do aviso, e diz o mesmo que ele; um botão deixa ficar onde se está.',
    evidence: [
      {
        file: 'tests/unit/pages/booking/BookingPage.test.tsx',
        title: 'a visitor may stay: the page moves on no more, and the confirmation is still a link away',
      },
    ],
  },
  {
    number: '2.2.2',
    name: 'Pausar, parar, ocultar',
    level: 'A',
    how: 'O carrossel tem um botão de pausa antes dos slides, para com o ponteiro e com o foco, e fica parado para quem pede menos movimento.',
    evidence: [
      {
        file: 'tests/unit/components/ui/Carousel.test.tsx',
        title: 'the pause button comes first, stops the rotation and takes it up again',
      },
      textsAndMotion,
      { walk: 'services' },
    ],
  },
  {
    number: '2.3.1',
    name: 'Três flashes ou abaixo do limite',
    level: 'A',
    how: 'Nada pisca.',
    evidence: [{ manual: 'Inspeção de todas as animações do site', date: '2026-11' }],
  },
  {
    number: '2.4.1',
    name: 'Ignorar blocos',
    level: 'A',
    how: 'A primeira parada do teclado leva direto ao conteúdo; regiões e títulos permitem pular o resto.',
    evidence: [
      {
        file: 'tests/unit/app/RootLayout.test.tsx',
        title: 'the first thing the Tab key finds is the way past the navigation',
      },
      {
        file: 'tests/browser/public/shell.spec.ts',
        title: 'the way past the navigation is seen when it has the focus, and leads into the page',
      },
    ],
  },
  {
    number: '2.4.2',
    name: 'Página com título',
    level: 'A',
    how: 'Cada página tem um título só seu, que o leitor de tela anuncia ao chegar.',
    evidence: [
      {
        file: 'tests/static/everyPage.test.ts',
        title: 'titles and descriptions are different on every page',
      },
      {
        file: 'tests/unit/app/AppRoutes.test.tsx',
        title: 'a navigation leads the focus to the main heading, and the new title is read out',
      },
    ],
  },
  {
    number: '2.4.3',
    name: 'Ordem do foco',
    level: 'A',
    how: 'O foco segue a ordem que se vê, vai ao título ao mudar de página e nunca se perde. No carrossel, o botão de pausa vem de propósito antes dos slides.',
    evidence: [
      keyboardWalk,
      {
        file: 'tests/browser/public/shell.spec.ts',
        title: 'a new page begins at its top with the focus on its heading; the way back ends where one was',
      },
    ],
  },
  {
    number: '2.4.4',
    name: 'Finalidade do link (em contexto)',
    level: 'A',
    how: 'Links dizem aonde levam; os que se repetem trazem o nome do que abrem.',
    evidence: [
      {
        file: 'tests/unit/components/ui/Card.test.tsx',
        title: 'a card has a heading of its level, and its link says what it leads to',
      },
      { walk: 'portfolio' },
    ],
  },
  {
    number: '2.4.5',
    name: 'Várias formas',
    level: 'AA',
    how: 'Menu, rodapé, listas, trilhas e a busca levam a cada página.',
    evidence: [{ file: 'tests/static/search.test.ts', title: 'every page of the sitemap can be found' }],
  },
  {
    number: '2.4.6',
    name: 'Cabeçalhos e rótulos',
    level: 'AA',
    how: 'Títulos dizem o que vem e não pulam níveis; rótulos dizem o que se pede.',
    evidence: [everyRoute, { walk: 'contact' }],
  },
  {
    number: '2.4.7',
    name: 'Foco visível',
    level: 'AA',
    how: 'Cada parada do teclado, em todas as páginas públicas, tem um contorno de pelo menos dois pixels, também com as cores forçadas do sistema.',
    evidence: [keyboardWalk],
  },
  {
    number: '2.4.11',
    name: 'Foco não encoberto (mínimo)',
    level: 'AA',
    how: 'O que tem o foco nunca fica inteiro debaixo do cabeçalho ou de um aviso.',
    evidence: [keyboardWalk],
  },
  {
    number: '2.5.1',
    name: 'Gestos de acionamento',
    level: 'A',
    how: 'Nada pede dois dedos nem um traçado: a comparação de imagens se move com um toque ou com as setas.',
    evidence: [
      {
        file: 'tests/browser/public/pages/placemakingCase.spec.ts',
        title: 'a finger moves the dividing line to where it taps, and nothing scrolls sideways',
      },
    ],
  },
  {
    number: '2.5.2',
    name: 'Cancelamento de acionamento',
    level: 'A',
    how: 'As ações acontecem ao soltar, não ao apertar.',
    evidence: [{ manual: 'Botões e links são os do navegador; nenhum reage ao apertar', date: '2026-11' }],
  },
  {
    number: '2.5.3',
    name: 'Rótulo no nome acessível',
    level: 'A',
    how: 'O nome que o leitor de tela e o comando de voz usam contém o que está escrito.',
    evidence: [
      everyRoute,
      {
        file: 'tests/static/spokenMarkup.test.ts',
        title: 'a control that has a name of its own can be called by what is written on it',
      },
      {
        file: 'tests/unit/components/ui/Button.test.tsx',
        title: 'a button of the prerendered page is enabled, so that voice control can name it',
      },
    ],
  },
  {
    number: '2.5.4',
    name: 'Atuação em movimento',
    level: 'A',
    adherence: 'not-applicable',
    how: 'Nada se aciona movendo o aparelho.',
  },
  {
    number: '2.5.7',
    name: 'Movimentos de arrastar',
    level: 'AA',
    how: 'Os arrastos, na comparação de imagens e no recorte da foto, também se fazem com um toque e com as setas.',
    evidence: [
      {
        file: 'tests/browser/public/pages/placemakingCase.spec.ts',
        title: 'a finger moves the dividing line to where it taps, and nothing scrolls sideways',
      },
    ],
  },
  {
    number: '2.5.8',
    name: 'Tamanho do alvo (mínimo)',
    level: 'AA',
    how: 'Alvos têm pelo menos 24 por 24 pixels ou essa distância entre si; os botões, 44.',
    evidence: [everyRoute],
  },
];
