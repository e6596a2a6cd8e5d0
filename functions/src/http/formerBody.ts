import { splitFormerMessage } from '../../../src/domain/submissions/splitFormerMessage.ts';

/**
 * The body of `sendContactEmail` as it is read, made of one that a tab sends which was open before submissions said what they
 * are. To be removed 30 days after that version's deployment (docs/operations.md).
 */
export function fromFormerBody(body: object): object {
  if ('form' in body) return body;
  const { nome, email, mensagem } = body as Record<string, unknown>;
  // A value that is not a string may not convert to one: `{ "toString": false }`.
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const texts = { nome: text(nome), email: text(email), mensagem: text(mensagem) };
  return { ...body, ...(splitFormerMessage(texts) ?? { form: 'message' }) };
}
