import { ANSWER_TIME } from '#src/domain/site/answerPromise.ts';

export const proposal = {
  submit: 'Pedir proposta',
  participants: 'Número de participantes',
  participantsHint: 'Um número ou uma faixa, como “de 20 a 30”.',
  month: 'Mês',
  monthHint: 'Quando seria bom, como “março de 2027”.',
  message: 'Mensagem',
  messageHint: 'O que já existe e o que precisa mudar.',
  success: {
    title: 'Pedido enviado com sucesso!',
    text: `Mandamos uma confirmação para o email informado. A proposta chega em até ${ANSWER_TIME}, junto com as perguntas que faltarem.`,
    underReview: 'Recebemos o seu pedido. A equipe confirma por email.',
    again: 'Fazer novo pedido',
  },
} as const;
