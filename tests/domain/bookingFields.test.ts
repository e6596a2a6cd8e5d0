import { expect, test } from 'vitest';
import { validateBooking } from '#src/domain/booking.ts';
import {
  bookingFieldNames,
  bookingFields,
  OPTIONAL_BOOKING_FIELDS,
  REQUIRED_BOOKING_FIELDS,
  REQUIRED_OF_PERSON,
} from '#src/domain/bookingFields.ts';

const now = new Date('2026-03-12T13:30:00Z');
const booking = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  telefone: '(11) 99999-0000',
  comoConheceu: 'Indicação',
  tipoConsulta: 'branding',
  outroTipo: '',
  descricaoProjeto: 'Uma marca nova.',
  data: '2026-03-13',
  horario: '09:00',
};

test('these are all fields of a booking, in the order of the form', () => {
  expect(bookingFieldNames).toEqual(Object.keys(booking));
});

test.each(bookingFieldNames)('%s may stay empty if it is said to be optional, and only then', (name) => {
  const { fields } = validateBooking({ ...booking, [name]: ' ' }, now);
  expect(fields === undefined).toBe(bookingFields[name].isOptional);
});

test('sentences list what must and what may be given', () => {
  expect(REQUIRED_BOOKING_FIELDS).toBe(
    'nome, e-mail, telefone, tipo de consultoria, descrição do projeto, dia e horário',
  );
  expect(OPTIONAL_BOOKING_FIELDS).toBe('como nos conheceu');
  expect(REQUIRED_OF_PERSON).toBe('o seu nome, o seu e-mail e o seu telefone');
});
