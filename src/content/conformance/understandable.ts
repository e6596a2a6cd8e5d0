import { type CriterionText, everyRoute, keyboardWalk } from './criterion.ts';

/** Principle 3: information and operation are understandable. */
export const understandable: readonly CriterionText[] = [
  {
    number: '3.1.1',
    name: 'Idioma da página',
    level: 'A',
    how: 'Todas as páginas dizem que estão em português do Brasil.',
    evidence: [everyRoute],
  },
  {
    number: '3.1.2',
    name: 'Idioma das partes',
    level: 'AA',
    adherence: 'partially-supports',
    how: 'Títulos e trechos em outras línguas são marcados com a sua.',
    evidence: [
      everyRoute,
      { walk: 'article' },
      { file: 'tests/static/language.test.ts', title: 'marks what is not Portuguese with its language' },
    ],
    limits:
      'Termos ingleses de uso corrente na área, como "workshop" e "design", são lidos em português, como se dizem aqui.',
  },
  {
    number: '3.2.1',
    name: 'Em foco',
    level: 'A',
    how: 'Receber o foco não muda de página, não envia nada e não abre janelas.',
    evidence: [keyboardWalk],
  },
  {
    number: '3.2.2',
    name: 'Em entrada',
    level: 'A',
    how: 'Escolher uma opção mostra campos ou filtra uma lista, e nunca leva a outro lugar; só o botão envia.',
    evidence: [
      {
        file: 'tests/browser/public/pages/training.spec.ts',
        title: 'only the choice “Outro (especifique)” asks for a topic in own words',
      },
    ],
  },
  {
    number: '3.2.3',
    name: 'Navegação consistente',
    level: 'AA',
    how: 'Cabeçalho e rodapé têm os mesmos links na mesma ordem em todas as páginas.',
    evidence: [
      {
        file: 'tests/unit/app/Header.test.tsx',
        title: 'visitors find the pages of the studio, in this order, and the way to sign in',
      },
      {
        file: 'tests/unit/app/RootLayout.test.tsx',
        title: 'header and footer stand around the page, each once',
      },
    ],
  },
  {
    number: '3.2.4',
    name: 'Identificação consistente',
    level: 'AA',
    how: 'O que faz o mesmo tem o mesmo nome e o mesmo ícone: são as mesmas peças em todas as páginas.',
    evidence: [
      { manual: 'Leitura dos nomes de botões e ícones da página de todos os componentes', date: '2026-11' },
    ],
  },
  {
    number: '3.2.6',
    name: 'Ajuda consistente',
    level: 'A',
    how: 'Endereço, e-mail e telefone do estúdio estão no mesmo lugar do rodapé de todas as páginas.',
    evidence: [
      {
        file: 'tests/unit/app/Footer.test.tsx',
        title: 'the footer leads to the main pages, to accessibility, and says since when and by whom',
      },
    ],
  },
  {
    number: '3.3.1',
    name: 'Identificação do erro',
    level: 'A',
    how: 'Cada erro é escrito ao lado do campo e lido com ele; o foco vai ao primeiro.',
    evidence: [
      {
        file: 'tests/browser/forms/contact.spec.ts',
        title:
          'an empty form says what is missing and leads to the first field, and an e-mail that is none is refused',
      },
      { walk: 'contact' },
    ],
  },
  {
    number: '3.3.2',
    name: 'Rótulos ou instruções',
    level: 'A',
    how: 'Todo campo tem rótulo visível; o que pode ficar vazio diz isso em palavras, e limites são anunciados.',
    evidence: [
      { file: 'tests/unit/components/form/Field.test.tsx', title: 'what may be left out is said in words' },
      { walk: 'booking' },
    ],
  },
  {
    number: '3.3.3',
    name: 'Sugestão de erro',
    level: 'AA',
    how: 'As mensagens dizem o que falta ou que forma o valor deve ter.',
    evidence: [
      {
        file: 'tests/browser/forms/contact.spec.ts',
        title:
          'an empty form says what is missing and leads to the first field, and an e-mail that is none is refused',
      },
    ],
  },
  {
    number: '3.3.4',
    name: 'Prevenção de erro (legal, financeiro, dados)',
    level: 'AA',
    how: 'O agendamento mostra o que foi escolhido e diz como mudar ou cancelar; apagar a conta pede confirmação e a senha.',
    evidence: [
      {
        file: 'tests/browser/forms/booking.spec.ts',
        title: 'a booking sent again after a reload is the same booking, not a second one',
      },
      { file: 'tests/browser/accounts/account.spec.ts', title: 'the whole life of an account' },
    ],
  },
  {
    number: '3.3.7',
    name: 'Entrada redundante',
    level: 'A',
    how: 'Quem tem conta encontra nome e e-mail preenchidos; o que se digitou fica no formulário depois de uma falha.',
    evidence: [
      {
        file: 'tests/unit/components/form/useForm.test.tsx',
        title: 'a failure shows its sentence and keeps what was typed',
      },
      {
        file: 'tests/unit/components/form/fillEmptyField.test.tsx',
        title: 'an empty field is filled in, a typed text is left alone',
      },
    ],
  },
  {
    number: '3.3.8',
    name: 'Autenticação acessível (mínimo)',
    level: 'AA',
    how: 'Entrar pede e-mail e senha, sem captcha; gerenciadores de senha e colar funcionam, e a senha pode ser mostrada.',
    evidence: [
      {
        file: 'tests/unit/components/form/PasswordField.test.tsx',
        title: 'a password is hidden until its owner asks to see it, and can be hidden again',
      },
      { walk: 'login' },
    ],
  },
];
