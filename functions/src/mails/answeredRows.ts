import { type MailRow, webLink } from './mailBody.ts';

/** Where an answer to a notice goes, in a sentence for the studio. */
export function whereAnswersGo(visitor: string): string {
  return `Responder a este email escreve direto para ${visitor}; a resposta fica na sua caixa de email e não aparece na mesa do estúdio.`;
}

/** The way to say at the desk that it was answered from the mailbox. */
export function answeredRows(answeredUrl: string | undefined): MailRow[] {
  if (!answeredUrl) return [];
  const label = 'Já respondeu por email? Marque como respondido';
  return [{ label, text: answeredUrl, html: webLink(answeredUrl) }];
}
