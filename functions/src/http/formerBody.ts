import { splitFormerMessage } from '../../../src/domain/submissions/splitFormerMessage.ts';

/**
 * Converts the body of `sendContactEmail` from tabs opened before submissions had kinds. Remove it 30 days after that version's
 * deployment (docs/operations.md).
 */
export function fromFormerBody(body: object): object {
  if ('form' in body) return body;
  const { nome, email, mensagem } = body as Record<string, unknown>;
  // A value that is not a string may not even convert to one: `{ "toString": false }`.
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const texts = { nome: text(nome), email: text(email), mensagem: text(mensagem) };
  return { ...body, ...(splitFormerMessage(texts) ?? { form: 'message' }) };
}
