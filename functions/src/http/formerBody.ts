import { splitFormerMessage } from '../../../src/domain/submissions/splitFormerMessage.ts';

/**
 * Converts the body that `sendContactEmail` gets from tabs opened before the field `form` existed. Remove this function
 * 30 days after the field was deployed (docs/operations.md).
 */
export function fromFormerBody(body: object): object {
  if ('form' in body) return body;
  const { nome, email, mensagem } = body as Record<string, unknown>;
  // Converting other values to text may throw, for example `{ "toString": false }`.
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const texts = { nome: text(nome), email: text(email), mensagem: text(mensagem) };
  return { ...body, ...(splitFormerMessage(texts) ?? { form: 'message' }) };
}
