import { expect, it } from 'vitest';
import {
  fillReply,
  REPLY_VARIABLES,
  unknownVariables,
} from '#src/domain/submissions/replies/replyVariables.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const booking = bookingSubmission({ nome: ' Ana Maria Souza', data: '2031-05-06', horario: '09:00' });

it('variables are filled in with the data of the conversation', () => {
  const text = 'Olá, {primeiro nome} ({Nome})! {data}, {horário}: {referência}.';
  expect(fillReply(text, booking)).toEqual({
    text: `Olá, Ana (Ana Maria Souza)! 6 de maio de 2031, 09:00: ${booking.referencia}.`,
    unknown: [],
  });
});

it('unknown variables, and variables without a value in this conversation, are reported and stay in the text', () => {
  const text = 'Olá, {{nome}}! {sobrenome} {data} {primeiro nome}';
  expect(fillReply(text, messageSubmission({ nome: 'Ana' }))).toEqual({
    text: 'Olá, Ana! {sobrenome} {data} Ana',
    unknown: ['{sobrenome}', '{data}'],
  });
  expect(unknownVariables(text)).toEqual(['{sobrenome}']);
  expect(unknownVariables(REPLY_VARIABLES.join(' '))).toEqual([]);
});
