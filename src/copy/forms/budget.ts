import { studio } from '#src/copy/studio.ts';
import patches from '#src/pictures/budget.svg?picture';

interface ProjectSize {
  title: string;
  contains: readonly string[];
  time: string;
  /** From which amount, such as 'R$ 18 mil'; left empty, no amount is shown. */
  from: string;
}

const sizes: readonly ProjectSize[] = [
  {
    title: 'Pequeno: uma pergunta respondida',
    contains: [
      'Uma tarefa ou uma página, como um formulário que ninguém termina',
      'Avaliação por especialista, com teclado e leitor de tela',
      'Relatório com as correções em ordem de impacto e uma conversa para entender tudo',
    ],
    time: 'De duas a três semanas',
    from: '',
  },
  {
    title: 'Médio: um produto melhor',
    contains: [
      'Até dez telas ou uma marca nova com suas peças principais',
      'Pesquisa com cinco a oito pessoas, protótipo e uma rodada de testes',
      'Arquivos finais, textos e acompanhamento de quem programa ou produz',
    ],
    time: 'De seis a dez semanas',
    from: '',
  },
  {
    title: 'Grande: um serviço inteiro',
    contains: [
      'O caminho todo de quem é atendido, do balcão à tela',
      'Várias rodadas de pesquisa e de teste, biblioteca de componentes e formação da equipe',
      'Acompanhamento até o lançamento e medição noventa dias depois',
    ],
    time: 'De quatro a oito meses',
    from: '',
  },
];

export const budget = {
  head: {
    title: `Orçamento: tamanhos, prazos e pedido | ${studio.name}`,
    description: `Três tamanhos comuns de projeto do ${studio.name}, o que cada um contém e quanto tempo leva, e um formulário para pedir um orçamento com resposta em dois dias úteis.`,
  },
  name: 'Orçamento',
  hero: {
    title: 'Quanto tempo leva e o que vem dentro',
    lead: 'Todo projeto é contado antes de começar. Estes três tamanhos ajudam a imaginar o seu; o número certo sai de uma conversa curta.',
    action: 'Pedir um orçamento',
    image: patches,
  },
  sizes: {
    title: 'Três tamanhos comuns',
    intro:
      'O preço é sob orçamento: depende de quantas telas, peças e pessoas há e de quanta pesquisa falta. O seu projeto pode ficar entre dois tamanhos; dizemos também quando o menor basta.',
    items: sizes,
    time: 'Prazo',
    from: 'A partir de',
  },
  form: {
    title: 'Conte o que precisa existir no fim',
    text: 'Quem lê é gente do estúdio. A resposta chega em até dois dias úteis, com uma estimativa ou com as perguntas que faltarem.',
    kind: 'Tipo de projeto',
    deadline: 'Para quando',
    band: 'Valor reservado',
    bandHint: 'Ajuda a propor o caminho certo. Ninguém é deixado de lado por causa dele.',
    none: 'Prefiro não dizer',
    message: 'Mensagem',
    messageHint: 'O que precisa existir no fim e para quem.',
    submit: 'Pedir orçamento',
  },
  success: {
    title: 'Pedido enviado com sucesso!',
    text: 'Mandamos uma confirmação para o seu email. A resposta chega em até dois dias úteis.',
    underReview: 'Recebemos o seu pedido. A equipe confirma por email.',
    again: 'Fazer novo pedido',
  },
} as const;
