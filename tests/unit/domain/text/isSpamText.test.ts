import { expect, it } from 'vitest';
import { isSpamText } from '#src/domain/text/isSpamText.ts';

const HONEST = [
  'Olá! Somos uma clínica em Pinheiros e queremos refazer o site até março, com uns R$ 20 mil. Hoje é https://clinica.example e o Instagram https://instagram.com/clinica. Podemos conversar?',
  'Preciso de um logotipo. Orçamento?',
  'Trabalho numa fintech de criptomoedas (https://fintech.example) e o nosso painel não passa na auditoria de acessibilidade.',
  'Hi! We saw your talk about inclusive design and would like to invite you to Lisbon: https://conf.example/2027.',
  'O nosso SEO caiu depois da migração e a agência disse que é o design. Vocês olham isso? https://loja.example',
  'Referências de que gostamos: https://um.example, https://dois.example e https://tres.example. O prazo é maio.',
];

const SPAM: [name: string, text: string][] = [
  [
    'Eric Jones',
    'We will put your website on the first page of Google with our SEO and backlinks packages. https://rank.example',
  ],
  ['Mia', 'Ganhe dinheiro com criptomoedas! Clique aqui: https://x.example'],
  ['Casino https://bet.example', 'Olá'],
  ['Bob', 'Nice post [url=https://pills.example]cheap pills[/url]'],
  ['Bob', 'Visit <a href="https://pills.example">us</a>'],
  ['Олег', 'Предлагаем продвижение сайтов и рекламу по всей России, пишите нам'],
  ['Ana', 'Empréstimo e crédito fácil, tráfego pago, https://a.example https://b.example https://c.example'],
];

it.each(HONEST)('the filter does not hold back “%s”', (text) => {
  expect(isSpamText('Ana Prado', text)).toBe(false);
});

it.each(SPAM)('the filter holds back the text that %s sends to every form', (name, text) => {
  expect(isSpamText(name, text)).toBe(true);
});
