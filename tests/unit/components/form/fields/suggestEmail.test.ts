import { expect, test } from 'vitest';
import { suggestEmail } from '#src/components/form/fields/suggestEmail.ts';

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['Ana.Souza@GMAIL.CO', 'Ana.Souza@gmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@uol.com.be', 'ana@uol.com.br'],
  [' ana@icloud.cm ', 'ana@icloud.com'],
  ['ana@estudio.con', 'ana@estudio.com'],
  ['ana@estudio.com.b', 'ana@estudio.com.br'],
])('for the typed address %s the suggestion is %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['ana@mail.com', 'ana@ymail.com', 'ana@me.com', 'ana@usp.br', 'ana@google.com', 'ana@', ''])(
  'nothing is suggested for "%s"',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);
