import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Person {
  nome: string;
  cargo: string;
  empresa: string;
  foto: string;
}

function read<Item>(collection: string): Item[] {
  const folder = new URL(`../../../content/${collection}/`, import.meta.url);
  return readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8')));
}

const people = read<{ autor: Person }>('testimonials').map(({ autor }) => autor);
const surname = (name: string) => name.split(' ').at(-1);

test.each([...new Set(people.map(({ foto }) => foto))])('%s shows one person, wherever it stands', (foto) => {
  const shown = people.filter((person) => person.foto === foto);
  for (const person of shown) expect(person).toEqual(shown[0]);
});

test('nobody who is quoted has the surname of a member of the studio', () => {
  const members = read<Person>('team').map(({ nome }) => surname(nome));
  expect(members).not.toHaveLength(0);
  expect(people.filter(({ nome }) => members.includes(surname(nome)))).toEqual([]);
});
