import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';

/** Words of the forms about their fields and the draft that they keep. */
export const draftWords = {
  required: 'Todos os campos são obrigatórios, menos os marcados como opcionais.',
  text: `O que você escreve fica guardado só neste aparelho até o envio, por no máximo ${DRAFT_HOURS} horas, para não se perder.`,
  clear: 'Apagar rascunho',
  clearQuestion: 'Apagar tudo o que você preencheu?',
  cleared: 'Formulário limpo. O rascunho foi apagado deste aparelho.',
} as const;
