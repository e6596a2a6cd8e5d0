import content from '#content/budget.json' with { type: 'json' };
import { studio } from '#src/copy/studio.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';
import patches from '#src/pictures/site/budget.svg?picture';

export const budget = {
  head: {
    title: `Orçamento: tamanhos, prazos e pedido | ${studio.name}`,
    description: `Três tamanhos comuns de projeto do ${studio.name}, com faixa de preço, prazo e o que cada um contém, e um formulário para pedir um orçamento com resposta em ${studio.answerTime}.`,
  },
  name: 'Orçamento',
  hero: {
    title: 'Quanto custa, quanto tempo leva e o que vem dentro',
    lead: 'Todo projeto é contado antes de começar. Estes três tamanhos ajudam a imaginar o seu, com a faixa em que costumam ficar; o número certo sai de uma conversa curta.',
    action: 'Pedir um orçamento',
    image: patches,
  },
  sizes: {
    title: 'Três tamanhos comuns',
    intro:
      'O preço é sob orçamento: depende de quantas telas, peças e pessoas há e de quanta pesquisa falta. O seu projeto pode ficar entre dois tamanhos; dizemos também quando o menor basta.',
    items: content.sizes,
    time: 'Prazo',
    range: 'Faixa',
    reference: `Referência, não proposta: valores de ${formatMonth(content.date)}.`,
  },
  form: {
    title: 'Conte o que precisa existir no fim',
    text: `Quem lê é gente do estúdio. A resposta chega em até ${studio.answerTime}, com uma estimativa ou com as perguntas que faltarem.`,
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
    text: `Mandamos uma confirmação para o seu email. A resposta chega em até ${studio.answerTime}.`,
    underReview: 'Recebemos o seu pedido. A equipe confirma por email.',
    again: 'Fazer novo pedido',
  },
} as const;
