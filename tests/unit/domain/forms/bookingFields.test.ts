import { expect, test } from 'vitest';
import { validateBooking } from '#src/domain/forms/booking.ts';
import {
  bookingFieldNames,
  bookingFields,
  OPTIONAL_BOOKING_FIELDS,
  REQUIRED_BOOKING_FIELDS,
  REQUIRED_OF_PERSON,
} from '#src/domain/forms/bookingFields.ts';
import { completeBooking } from '#tests/support/completeBooking.ts';

const now = new Date('2026-03-12T13:30:00Z');

test('the list contains all fields of a booking, in the order of the form', () => {
  expect(bookingFieldNames).toEqual(Object.keys(completeBooking));
});

test.each(bookingFieldNames)('%s may stay empty only if it is declared optional', (name) => {
  const { fields } = validateBooking({ ...completeBooking, [name]: ' ' }, now);
  expect(fields === undefined).toBe(bookingFields[name].isOptional);
});

test('sentences list the required and the optional fields', () => {
  expect(REQUIRED_BOOKING_FIELDS).toBe(
    'nome, email, telefone, tipo de consultoria, descrição do projeto, dia e horário',
  );
  expect(OPTIONAL_BOOKING_FIELDS).toBe('como nos conheceu');
  expect(REQUIRED_OF_PERSON).toBe('o seu nome, o seu email e o seu telefone');
});
