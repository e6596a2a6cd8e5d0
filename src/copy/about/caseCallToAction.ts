export const caseCallToAction = {
  title: 'Tem algo parecido aí?',
  text: 'Conte como está hoje e quem sente falta de que funcione. Na primeira conversa dizemos por onde começaríamos.',
  contact: 'Fale com nosso time',
} as const;
