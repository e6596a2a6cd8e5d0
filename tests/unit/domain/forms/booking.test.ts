import { describe, expect, test } from 'vitest';
import { CONSULTATION_TYPES, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { validateBooking, validateBookingRequest } from '#src/domain/forms/booking.ts';
import { REFERRAL_SOURCES } from '#src/domain/forms/referralSources.ts';
import { completeBooking } from '#tests/support/completeBooking.ts';

const now = new Date('2026-03-12T13:30:00Z'); // half past ten in São Paulo
const fieldsOf = (changes: object) => validateBooking({ ...completeBooking, ...changes }, now).fields;

test('the consultation types, their durations and the ways to hear of us are as specified', () => {
  expect(CONSULTATION_TYPES.map(({ value, label, minutes }) => [value, label, minutes])).toEqual([
    ['acessibilidade', 'Acessibilidade digital', 45],
    ['website', 'Website e plataformas digitais', 45],
    ['branding', 'Branding e identidade visual', 30],
    ['produto', 'Design de produto digital', 30],
    ['outro', 'Outro', 30],
  ]);
  const sources = ['Google/Busca Online', 'Indicação', 'Redes Sociais', 'Evento/Workshop', 'Outro'];
  expect(REFERRAL_SOURCES).toEqual(sources);
});

test('an empty booking gets an error for every missing field', () => {
  expect(validateBookingRequest({}, now).fields).toEqual({
    nome: 'Nome é obrigatório',
    email: 'Email é obrigatório',
    telefone: 'Telefone é obrigatório',
    tipoConsulta: 'Selecione um tipo de consultoria',
    descricaoProjeto: 'Descrição do projeto é obrigatória',
    data: 'Data é obrigatória',
    horario: 'Horário é obrigatório',
    recaptchaToken: 'Por favor, confirme que você não é um robô',
  });
});

test('the answer to how somebody heard of us may be left out, but must be one of the choices', () => {
  expect(fieldsOf({ comoConheceu: '' })).toBeUndefined();
  expect(fieldsOf({ comoConheceu: 'Rádio' })).toEqual({ comoConheceu: 'Escolha uma opção da lista' });
});

test.each([
  ['may be left out', { tipoConsulta: 'outro' }, '', 'Outro'],
  ['is kept', { tipoConsulta: 'outro', outroTipo: 'Vitrais' }, 'Vitrais', 'Outro: Vitrais'],
  ['is removed if a listed type is chosen', { outroTipo: 'Vitrais' }, '', 'Branding e identidade visual'],
])('the description of another type %s', (_, changes, outroTipo, name) => {
  const { output } = validateBooking({ ...completeBooking, ...changes }, now);
  expect(output).toMatchObject({ outroTipo });
  expect(output && consultationName(output)).toBe(name);
});

test.each([
  ['abc', false],
  ['1234-567', false],
  ['12345678', true],
  ['(11) 91234-5678', true],
])('the telephone "%s" has eight digits: %s', (telefone, valid) => {
  expect(fieldsOf({ telefone })?.telefone).toBe(valid ? undefined : 'Por favor, insira um telefone válido');
});

test.each([
  ['telefone', '9', 30, 'O telefone pode ter no máximo 30 caracteres'],
  ['outroTipo', 'o', 100, 'O tipo de consultoria pode ter no máximo 100 caracteres'],
  ['descricaoProjeto', 'd', 2000, 'A descrição do projeto pode ter no máximo 2000 caracteres'],
])(
  '%s, filled in with the letter %s, may have %i characters, but no more',
  (name, letter, limit, message) => {
    const errors = (length: number) => fieldsOf({ tipoConsulta: 'outro', [name]: letter.repeat(length) });
    expect([errors(limit), errors(limit + 1)]).toEqual([undefined, { [name]: message }]);
  },
);

describe('the day and the slot', () => {
  test.each([
    ['today, later', { data: '2026-03-12', horario: '11:00' }, undefined],
    [
      'today, already begun',
      { data: '2026-03-12', horario: '10:00' },
      { horario: 'Este horário já passou. Escolha outro horário.' },
    ],
    ['yesterday', { data: '2026-03-11' }, { data: 'A data não pode ser anterior a hoje' }],
    ['the 180th day', { data: '2026-09-08' }, undefined],
    ['the 181st day', { data: '2026-09-09' }, { data: 'A data pode ser no máximo 180 dias depois de hoje' }],
    ['an invalid date', { data: '2026-04-31' }, { data: 'Por favor, insira uma data válida' }],
    ['an unknown slot', { horario: '12:00' }, { horario: 'Horário é obrigatório' }],
    ['a number in place of a day', { data: 20260313 }, { data: 'Data é obrigatória' }],
  ])('%s', (_, changes, expected) => {
    const fields = fieldsOf(changes);
    if (expected) expect(fields).toMatchObject(expected);
    else expect(fields).toBeUndefined();
  });

  test.each([
    ['23:59, a slot of that day', '02:59', '2026-03-12', 'horario'],
    ['midnight, the day before', '03:00', '2026-03-12', 'data'],
    ['23:59, the 181st day after it', '02:59', '2026-09-09', 'data'],
    ['midnight, the 180th day after it', '03:00', '2026-09-09', undefined],
  ])('follow São Paulo time around midnight, not UTC: at %s', (_, time, data, wrong) => {
    const { fields } = validateBooking({ ...completeBooking, data }, new Date(`2026-03-13T${time}:00Z`));
    expect(fields && Object.keys(fields)).toEqual(wrong && expect.arrayContaining([wrong]));
  });
});
