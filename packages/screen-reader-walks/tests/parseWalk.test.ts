import { expect, test } from 'vitest';
import { parseWalk } from '../src/parseWalk.ts';

test('a line is a step, a comment is a heading, and an empty line is skipped', () => {
  const walk = `# Contact
open /contato?assunto=inscricao
press h
press Tab 3

until Down 40 Enviar mensagem
type Ana Souza
secret alinhavo
wait 13
photo
silent
says Nome é obrigatório
never entrada inválida
once Enviado
quick 3
keys 9`;
  expect(parseWalk(walk).map(({ line, ...step }) => step)).toEqual([
    { verb: 'heading', text: 'Contact' },
    { verb: 'open', path: '/contato?assunto=inscricao' },
    { verb: 'press', key: 'h', times: 1 },
    { verb: 'press', key: 'Tab', times: 3 },
    { verb: 'until', key: 'Down', most: 40, text: 'Enviar mensagem' },
    { verb: 'type', text: 'Ana Souza' },
    { verb: 'secret', text: 'alinhavo' },
    { verb: 'wait', seconds: 13 },
    { verb: 'photo' },
    { verb: 'silent' },
    { verb: 'says', text: 'Nome é obrigatório' },
    { verb: 'never', text: 'entrada inválida' },
    { verb: 'once', text: 'Enviado' },
    { verb: 'quick', seconds: 3 },
    { verb: 'keys', most: 9 },
  ]);
});

test.each(['open contato', 'wait a moment', 'says', 'until Tab Enviar', 'shout Olá'])(
  'a line that is no step is reported with its number: %s',
  (line) => {
    expect(() => parseWalk(`open /\n${line}`)).toThrow(`Line 2 of the walk is no step: ${line}`);
  },
);
