import { type CriterionText, everyRoute, textsAndMotion } from './criterion.ts';

const noMedia = { adherence: 'not-applicable', how: 'O site não tem áudio nem vídeo.' } as const;

/** Principle 1: information can be perceived. */
export const perceivable: readonly CriterionText[] = [
  {
    number: '1.1.1',
    name: 'Conteúdo não textual',
    level: 'A',
    how: 'Toda imagem que diz algo tem um texto alternativo escrito junto do conteúdo; as que só enfeitam têm texto vazio. Ícones ficam ao lado de palavras ou têm nome.',
    evidence: [everyRoute, { test: 'cada desenho existe, e uma vez só' }],
    limits: 'O desafio de imagens do reCAPTCHA é do Google; há email e telefone ao lado de cada formulário.',
  },
  { number: '1.2.1', name: 'Apenas áudio e apenas vídeo (pré-gravado)', level: 'A', ...noMedia },
  { number: '1.2.2', name: 'Legendas (pré-gravadas)', level: 'A', ...noMedia },
  { number: '1.2.3', name: 'Audiodescrição ou mídia alternativa (pré-gravada)', level: 'A', ...noMedia },
  { number: '1.2.4', name: 'Legendas (ao vivo)', level: 'AA', ...noMedia },
  { number: '1.2.5', name: 'Audiodescrição (pré-gravada)', level: 'AA', ...noMedia },
  {
    number: '1.3.1',
    name: 'Informações e relações',
    level: 'A',
    how: 'Títulos, listas, regiões, grupos de campos e tabelas são marcados como o que são; cada campo está ligado ao rótulo, à dica e ao erro.',
    evidence: [
      everyRoute,
      { test: 'um campo tem o nome do rótulo e a descrição da dica, depois a do erro' },
      { walk: 'article' },
    ],
  },
  {
    number: '1.3.2',
    name: 'Sequência com significado',
    level: 'A',
    how: 'A ordem do código é a ordem da leitura; nenhuma página a muda só com estilo.',
    evidence: [{ test: 'a ordem de leitura faz sentido' }, { walk: 'services' }],
  },
  {
    number: '1.3.3',
    name: 'Características sensoriais',
    level: 'A',
    how: 'Nenhuma instrução depende de forma, cor, tamanho, lugar ou som.',
    evidence: [
      { manual: 'Leitura de todos os textos do site em busca de instruções assim', date: '2026-11' },
    ],
  },
  {
    number: '1.3.4',
    name: 'Orientação',
    level: 'AA',
    how: 'As páginas funcionam em pé e deitadas; nada bloqueia a orientação da tela.',
    evidence: [everyRoute],
  },
  {
    number: '1.3.5',
    name: 'Identificar o objetivo da entrada',
    level: 'AA',
    how: 'Nome, email, telefone, empresa e senha dizem ao navegador o que são, e podem ser preenchidos por ele.',
    evidence: [
      everyRoute,
      { test: 'o campo diz aos gerenciadores de senhas para que serve, com dica e erro' },
    ],
  },
  {
    number: '1.4.1',
    name: 'Uso da cor',
    level: 'A',
    how: 'O que a cor diz também está escrito ou desenhado: erros, estados, links no texto, vagas.',
    evidence: [{ test: 'as últimas vagas têm um sinal além da cor, e as livres outro' }, everyRoute],
  },
  { number: '1.4.2', name: 'Controle de áudio', level: 'A', ...noMedia },
  {
    number: '1.4.3',
    name: 'Contraste (mínimo)',
    level: 'AA',
    how: 'O contraste de cada texto é medido em todas as páginas públicas, nas cores claras e nas escuras.',
    evidence: [everyRoute],
  },
  {
    number: '1.4.4',
    name: 'Redimensionar texto',
    level: 'AA',
    how: 'Com o texto em 200%, também numa tela de 320 pixels, nada é cortado e nada pede rolagem para os lados.',
    evidence: [textsAndMotion],
  },
  {
    number: '1.4.5',
    name: 'Imagens de texto',
    level: 'AA',
    how: 'Texto é texto. Só a marca é desenhada.',
    evidence: [{ manual: 'Inspeção de todos os desenhos do site', date: '2026-11' }],
  },
  {
    number: '1.4.6',
    name: 'Contraste (melhorado)',
    level: 'AAA',
    how: 'Os textos têm contraste de 7:1, ou 4,5:1 quando grandes, nas duas combinações de cores.',
    evidence: [everyRoute],
  },
  {
    number: '1.4.10',
    name: 'Refluxo',
    level: 'AA',
    how: 'Em 320 pixels de largura, o mesmo que 400% de zoom numa tela comum, nenhuma página rola para os lados.',
    evidence: [everyRoute, textsAndMotion],
  },
  {
    number: '1.4.11',
    name: 'Contraste não textual',
    level: 'AA',
    how: 'Bordas de campos e botões, ícones que dizem algo e o contorno do foco têm pelo menos 3:1 contra o fundo.',
    evidence: [
      { test: 'os botões mantêm a borda quando o sistema impõe as cores' },
      { manual: 'Medição das cores de bordas e ícones nas duas combinações', date: '2026-11' },
    ],
  },
  {
    number: '1.4.12',
    name: 'Espaçamento de texto',
    level: 'AA',
    how: 'Com o espaçamento que o critério pede entre linhas, letras, palavras e parágrafos, nada é cortado.',
    evidence: [textsAndMotion],
  },
  {
    number: '1.4.13',
    name: 'Conteúdo em foco ou ao passar o mouse',
    level: 'AA',
    adherence: 'partially-supports',
    how: 'O que aparece com o ponteiro também aparece com o foco, pode ser percorrido com o ponteiro e não some sozinho.',
    evidence: [{ test: 'a legenda se abre sobre a imagem com o ponteiro e com o foco' }],
    limits:
      'No portfólio, o texto que se abre sobre a imagem não fecha com Esc, só quando o ponteiro ou o foco sai. Tudo o que ele diz está também na página do projeto.',
  },
];
