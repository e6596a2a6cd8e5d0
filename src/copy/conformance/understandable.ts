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
      { test: 'o que não é português está marcado com a sua língua' },
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
    evidence: [{ test: 'só a escolha “Outro (especifique)” pede um tema em palavras próprias' }],
  },
  {
    number: '3.2.3',
    name: 'Navegação consistente',
    level: 'AA',
    how: 'Cabeçalho e rodapé têm os mesmos links na mesma ordem em todas as páginas.',
    evidence: [
      { test: 'o menu traz as mesmas páginas na mesma ordem, e a entrada na conta' },
      { test: 'cabeçalho e rodapé estão em volta de toda página, uma vez cada' },
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
    how: 'Endereço, email e telefone do estúdio estão no mesmo lugar do rodapé de todas as páginas.',
    evidence: [{ test: 'o rodapé leva às páginas principais e à acessibilidade' }],
  },
  {
    number: '3.3.1',
    name: 'Identificação do erro',
    level: 'A',
    how: 'Cada erro é escrito ao lado do campo e lido com ele; o foco vai ao primeiro.',
    evidence: [
      {
        test: 'um formulário vazio diz o que falta e leva ao primeiro campo, e um email inválido é recusado',
      },
      { walk: 'contact' },
    ],
  },
  {
    number: '3.3.2',
    name: 'Rótulos ou instruções',
    level: 'A',
    how: 'Todo campo tem rótulo visível; o que pode ficar vazio diz isso em palavras, e limites são anunciados.',
    evidence: [{ test: 'o que é opcional está dito em palavras' }, { walk: 'booking' }],
  },
  {
    number: '3.3.3',
    name: 'Sugestão de erro',
    level: 'AA',
    how: 'As mensagens dizem o que falta ou que forma o valor deve ter.',
    evidence: [
      {
        test: 'um formulário vazio diz o que falta e leva ao primeiro campo, e um email inválido é recusado',
      },
    ],
  },
  {
    number: '3.3.4',
    name: 'Prevenção de erro (legal, financeiro, dados)',
    level: 'AA',
    how: 'O agendamento mostra o que foi escolhido e diz como mudar ou cancelar; apagar a conta pede confirmação e a senha.',
    evidence: [
      { test: 'um agendamento enviado de novo depois de recarregar é o mesmo, não um segundo' },
      { test: 'uma conta é criada, usada, mudada e excluída' },
    ],
  },
  {
    number: '3.3.7',
    name: 'Entrada redundante',
    level: 'A',
    how: 'Quem tem conta encontra nome e email preenchidos; o que se digitou fica no formulário depois de uma falha.',
    evidence: [
      { test: 'uma falha mostra a sua frase e guarda o que foi digitado' },
      { test: 'um campo vazio é preenchido, um texto digitado fica como está' },
    ],
  },
  {
    number: '3.3.8',
    name: 'Autenticação acessível (mínimo)',
    level: 'AA',
    how: 'Entrar pede email e senha, sem captcha; gerenciadores de senha e colar funcionam, e a senha pode ser mostrada.',
    evidence: [
      { test: 'a senha fica escondida até que se peça para ver, e se esconde de novo' },
      { walk: 'login' },
    ],
  },
];
