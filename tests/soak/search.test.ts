import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newAdministrator } from '../rules/administrator.ts';
import { signInToSite } from '../services/siteServices.ts';
import { forgetSubmissions, openDatabase } from '../support/openDatabase.ts';
import { scaled } from '../support/scaled.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from '../support/submissions.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const MANY = scaled(50_000);
const db = await openDatabase();
const { searchSubmissions } = await import('#src/services/searchSubmissions.ts');

const wanted = bookingSubmission({ nome: 'Zuleica Prado', createdAt: new Date(0) });

beforeAll(async () => {
  await forgetSubmissions(db);
  const submissions = Array.from({ length: MANY }, (_, index) => {
    const given = {
      nome: `Pessoa${index} Souza`,
      email: `pessoa${index}@exemplo.com.br`,
      createdAt: new Date(Date.now() - index * 60_000),
    };
    const text = Array.from({ length: 100 }, (__, word) => `palavra${(index * 7 + word) % 5000}`).join(' ');
    return index % 5 === 0
      ? bookingSubmission({ ...given, descricaoProjeto: text, holdsSlot: false })
      : messageSubmission({ ...given, mensagem: text });
  });
  await storeSubmissions(db, [...submissions, wanted]);
  await signInToSite(await newAdministrator());
});
afterAll(() => forgetSubmissions(db));

it.each([
  ['a word that every one has', 'souza', 100],
  ['a reference', wanted.referencia, 1],
  ['a name', 'zuleica prado', 1],
  ['a word of a message', 'palavra4321', undefined],
  ['what nobody has', 'ninguem', 0],
])(`of ${MANY} submissions %s is found within a second`, async (_, typed, count) => {
  const begun = performance.now();
  const { submissions } = await searchSubmissions(typed);
  const took = performance.now() - begun;
  console.info(`${typed}: ${Math.round(took)} ms, ${submissions.length} found`);
  if (count === undefined) expect(submissions.length).toBeGreaterThan(0);
  else expect(submissions).toHaveLength(count);
  expect(took).toBeLessThan(1000);
});
