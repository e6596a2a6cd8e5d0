import { expect, test } from 'vitest';
import { figureTables } from '#src/desk/figures/figureTables.ts';
import { addFigures } from '#src/domain/figures/dayFigures.ts';

const tablesOf = (stored: Parameters<typeof figureTables>[0], today: string, source = '') =>
  Object.fromEntries(figureTables(stored, today, source).map((table) => [table.title, table.rows]));

test('in the first hour of a month its columns are empty, and the last month stands beside it', () => {
  const day = { entries: { '/ direct': 2 } };
  const stored = { days: { '2031-02-28': day }, months: { '2030-03': day } };
  const tables = tablesOf(stored, '2031-03-01');
  expect(tables['Este mês']?.[0]).toEqual(['Visitas', 0, 2, 2]);
  expect(tables['Visitas por dia']?.[27]).toEqual(['28', 0, 2]);
});

test('a visit may come from a host that is called as something that every object has', () => {
  const day = addFigures({ entries: { '/ constructor': 1, '/sobre direct': 2 } }, {});
  const stored = { days: { '2031-03-01': day }, months: {} };
  const tables = tablesOf(stored, '2031-03-01');
  expect(tables['Por origem']).toEqual([
    ['Direto', 2, 0, 0, 0],
    ['constructor', 1, 0, 0, 0],
  ]);
  expect(tablesOf(stored, '2031-03-01', 'constructor')['Por página']).toEqual([['Início', 1, 0, 0, 0]]);
});

test('the last of many rows sums the rest up', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`/ ${index}.example`, 100 - index]),
  );
  const stored = { days: { '2031-03-01': { entries, sent: { '/ 39.example': 3 } } }, months: {} };
  const rows = tablesOf(stored, '2031-03-01')['Por origem'];
  expect(rows).toHaveLength(25);
  expect(rows?.at(-1)).toEqual(['Os demais (16)', 1096, 0, 3, 0]);
});
