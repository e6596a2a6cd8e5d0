import { expect, test } from 'vitest';
import { figureTables } from '#src/desk/figures/figureTables.ts';
import { addFigures } from '#src/domain/figures/dayFigures.ts';

const tablesOf = (stored: Parameters<typeof figureTables>[0], today: string, source = '') =>
  Object.fromEntries(figureTables(stored, today, source).map((table) => [table.title, table.rows]));

test('while a month has no figures yet, its columns are 0, beside the previous month’s figures', () => {
  const day = { entries: { '/ direct': 2 } };
  const stored = { days: { '2031-02-28': day }, months: { '2030-03': day } };
  const tables = tablesOf(stored, '2031-03-01');
  expect(tables['Este mês']?.[0]).toEqual(['Visitas contadas', 0, 2, 2]);
  expect(tables['Visitas contadas por dia']?.[27]).toEqual(['28', 0, 2]);
});

test('a visit may come from a host with the name of an inherited object property', () => {
  const day = addFigures({ entries: { '/ constructor': 1, '/sobre direct': 2 } }, {});
  const stored = { days: { '2031-03-01': day }, months: {} };
  const tables = tablesOf(stored, '2031-03-01');
  expect(tables['Por origem']).toEqual([
    ['Direto', 2, 0, 0, 0],
    ['constructor', 1, 0, 0, 0],
  ]);
  expect(tablesOf(stored, '2031-03-01', 'constructor')['Por página']).toEqual([['Início', 1, 0, 0, 0]]);
});

test('the last of many rows sums up the rest', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`/ ${index}.example`, 100 - index]),
  );
  const stored = { days: { '2031-03-01': { entries, sent: { '/ 39.example': 3 } } }, months: {} };
  const rows = tablesOf(stored, '2031-03-01')['Por origem'];
  expect(rows).toHaveLength(25);
  expect(rows?.at(-1)).toEqual(['Os demais (16)', 1096, 0, 3, 0]);
});

test('the numbers of sent messages and bookings come from commands, not from browsers', () => {
  const told = { sent: { '/contato direct': 1 }, booked: {} };
  const day = { ...told, received: { message: 3, budget: 1 }, consultations: { branding: 2, website: 16 } };
  const tables = tablesOf({ days: { '2031-03-01': day }, months: {} }, '2031-03-01');
  const now = Object.fromEntries((tables['Este mês'] ?? []).map(([name, number]) => [name, number]));
  const ofType = tables['Consultorias por tipo']?.map(([, booked = 0]) => Number(booked)) ?? [];
  expect(now).toMatchObject({ 'Mensagens recebidas': 4, 'Consultorias marcadas': 18 });
  expect(ofType.reduce((sum, one) => sum + one, 0)).toBe(now['Consultorias marcadas']);
  expect(tables['Mês a mês']?.at(-1)).toEqual(['março de 2031', 0, 22]);
});

test('the share of quick answers is shown with the numbers of answered and overdue messages, and is never rounded up to 100 %', () => {
  const noteOf = (answers: Record<string, number>, late?: number) =>
    figureTables(
      { days: { '2031-03-01': { answers } }, months: {}, ...(late !== undefined && { late }) },
      '2031-03-01',
      '',
    ).find(({ title }) => title === 'Tempo até a primeira resposta')?.note;
  expect(noteOf({ 0: 38, 4: 2 }, 12)).toBe(
    '38 de 40 (95%) mensagens respondidas neste mês tiveram resposta em até dois dias úteis, como prometido. Outras 12 esperam há mais tempo, sem resposta.',
  );
  expect(noteOf({ 1: 999, 5: 1 })).toContain('999 de 1.000 (99%)');
  expect(noteOf({ 1: 3 }, 1)).toContain('3 de 3 (100%)');
});
