import { expect, it } from 'vitest';
import { emailKey } from '#src/domain/submissions/submission.ts';

it.each(['ana@exemplo.com.br', 'Ana@Exemplo.COM.br', ' ana@exemplo.com.br '])(
  '%j has the same key as the plain address',
  (typed) => {
    expect(emailKey(typed)).toBe('ana@exemplo.com.br');
  },
);
