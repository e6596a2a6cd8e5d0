import { describe, expect, test } from 'vitest';
import { isLikelySpam } from '#src/domain/forms/contact.ts';
import { validateMessageRequest } from '#src/domain/submissions/messageRequest.ts';

const typed = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Oi' };
const request = { form: 'message', ...typed, recaptchaToken: 'token' };
const fieldsOf = (changes: object) => validateMessageRequest({ ...request, ...changes }).fields;

describe('a contact message', () => {
  test('is trimmed, and its line breaks are normalised', () => {
    const { output } = validateMessageRequest({ ...request, nome: '  Ana ', mensagem: 'a\r\nb\rc\n' });
    expect(output?.message).toMatchObject({ nome: 'Ana', mensagem: 'a\nb\nc' });
  });

  test('may be as long as the limits, but no longer', () => {
    const email = `${'e'.repeat(88)}@exemplo.com`;
    expect(email).toHaveLength(100);
    expect(fieldsOf({ nome: 'n'.repeat(100), email, mensagem: 'm'.repeat(1000) })).toBeUndefined();
    const tooLong = { nome: 'n'.repeat(101), email: `e${email}`, mensagem: 'm'.repeat(1001) };
    expect(fieldsOf(tooLong)).toEqual({
      nome: 'O nome pode ter no máximo 100 caracteres',
      email: 'O email pode ter no máximo 100 caracteres',
      mensagem: 'A mensagem pode ter no máximo 1000 caracteres',
    });
  });

  test.each(['', '   ', '\u200b\u2060', '\u3164', 7, null])('with the blank name %j is refused', (nome) => {
    expect(fieldsOf({ nome })).toEqual({ nome: 'Nome é obrigatório' });
  });

  test.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'a na@exemplo.com',
    '=?utf-8?q?ana?=@b.com',
    'a@b.com;c@d.com',
    'a@b.com,c@d.com',
    '<a@b.com>',
  ])('with the invalid e-mail %j is refused', (email) => {
    expect(fieldsOf({ email })).toEqual({ email: 'Por favor, insira um email válido' });
  });

  test.each(["joana.d'arc+site@exemplo.com.br", 'josé@münchen.example', 'a@b.c'])('allows %s', (email) => {
    expect(fieldsOf({ email })).toBeUndefined();
  });

  test.each(['Ana\u0000', 'Ana\nSouza', 'Ana\u2028Souza', 'Ana \ud83e'])('refuses the name %j', (nome) => {
    expect(fieldsOf({ nome: `${nome}x` })).toEqual({
      nome: 'O nome não pode ter quebras de linha nem caracteres de controle',
    });
  });

  test('may contain tabs and emoji, but no other control characters and no lone surrogates', () => {
    expect(fieldsOf({ mensagem: 'a\tb\n👩🏽‍🎨' })).toBeUndefined();
    const refused = { mensagem: 'A mensagem não pode ter caracteres de controle' };
    expect(fieldsOf({ mensagem: 'a\u0000b' })).toEqual(refused);
    expect(fieldsOf({ mensagem: 'a\ud83eb' })).toEqual(refused);
  });
});

test('a form is flagged as spam when its honeypot is filled in or it is sent in less than two seconds', () => {
  expect(isLikelySpam({ conferencia: '', elapsedMs: 1999 })).toBe(true);
  expect(isLikelySpam({ conferencia: 'x', elapsedMs: 60_000 })).toBe(true);
  expect(isLikelySpam({ conferencia: '', elapsedMs: 2000 })).toBe(false);
  expect(isLikelySpam({ conferencia: '' })).toBe(false);
});
