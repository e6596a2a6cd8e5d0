import { describe, expect, it, test } from 'vitest';
import { firstDisplayName, photoProblem, validateProfile } from '#src/domain/accounts/profile.ts';

describe('a profile', () => {
  it('keeps the line breaks of the text', () => {
    expect(validateProfile({ displayName: ' Ana ', about: 'Um\r\ndois ' }).output).toEqual({
      displayName: 'Ana',
      about: 'Um\ndois',
    });
  });

  it('may have a text of at most 500 characters about its owner', () => {
    expect(validateProfile({ displayName: 'Ana', about: 'a'.repeat(500) }).fields).toBeUndefined();
    expect(validateProfile({ displayName: 'Ana', about: 'a'.repeat(501) }).fields?.about).toMatch(/500/);
  });

  it.each([
    ['', 'Nome é obrigatório'],
    ['   ', 'Nome é obrigatório'],
    ['A', 'O nome deve ter pelo menos 2 caracteres'],
  ])('does not accept the name "%s"', (displayName, message) => {
    expect(validateProfile({ displayName, about: '' }).fields).toEqual({ displayName: message });
  });
});

const NO_PICTURE = 'Por favor, selecione uma imagem válida';

test.each([
  ['image/png', 2_097_152, undefined],
  ['image/jpeg', 1, undefined],
  ['IMAGE/WEBP', 10, undefined],
  ['application/pdf', 10, NO_PICTURE],
  ['text/plain', 10, NO_PICTURE],
  ['', 10, NO_PICTURE],
  ['image/svg+xml', 10, NO_PICTURE],
  ['image/png', 0, NO_PICTURE],
  ['image/png', 2_097_153, 'A imagem deve ter menos de 2MB'],
])('a photo of the type "%s" with %i bytes gets the error %s', (type, size, message) => {
  expect(photoProblem({ type, size })).toBe(message);
});

test.each([
  ['Ana Lima', 'ana@exemplo.com.br', 'Ana Lima'],
  ['', 'ana@exemplo.com.br', 'ana'],
  ['A', 'b@exemplo.com.br', 'Membro'],
  ['x'.repeat(60), 'ana@exemplo.com.br', 'x'.repeat(50)],
])('the account "%s" <%s> gets the first profile name "%s"', (displayName, email, expected) => {
  expect(firstDisplayName({ displayName, email })).toBe(expected);
});
