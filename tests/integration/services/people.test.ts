import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupByPerson } from '#src/domain/submissions/groupByPerson.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { signInToSite } from './siteServices.ts';

const { loadPersonBehind, loadStretch } = await import('#src/services/desk/people.ts');

beforeAll(async () => {
  await forgetSubmissions(db);
  await signInToSite(await newAdministrator());
});
afterAll(() => forgetSubmissions(db));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it('everybody who wrote or booked is listed by the address of their mails, however many pages it takes', async () => {
  const [now, before] = [hoursAgo(1), hoursAgo(9)];
  const correctedEmail = { address: 'ANA@exemplo.com', by: 'x', at: now };
  const ana = [
    messageSubmission({ nome: 'Ana Luz', email: 'ana@exemplo.com', createdAt: now }),
    bookingSubmission({
      nome: '',
      email: 'anna@exemplo.com',
      emailKey: 'ana@exemplo.com',
      correctedEmail,
      createdAt: before,
    }),
  ];
  const bia = Array.from({ length: 5 }, (_, index) =>
    messageSubmission({
      nome: 'Bia',
      email: 'bia@exemplo.com',
      createdAt: hoursAgo(2 + Math.floor(index / 2)),
    }),
  );
  const byPhone = [2, 3].map((hours) =>
    bookingSubmission({ nome: 'Caio', email: '', createdAt: hoursAgo(hours) }),
  );
  const spam = messageSubmission({ email: 'spam@exemplo.com', state: 'spam', createdAt: now });
  await store(...ana, ...bia, ...byPhone, spam);

  const read = [];
  let until: Date | undefined;
  do {
    const stretch = await loadStretch(until, 3);
    read.push(...stretch.submissions);
    until = stretch.until;
  } while (until);
  expect(read.map(({ createdAt }) => createdAt)).toEqual(
    read.map(({ createdAt }) => createdAt).sort((a, b) => +b - +a),
  );
  const people = groupByPerson(read).map(({ name, email, submissions }) => [name, email, submissions.length]);
  expect(people).toHaveLength(4);
  expect(people).toEqual(
    expect.arrayContaining([
      ['Ana Luz', 'ana@exemplo.com', 2],
      ['Bia', 'bia@exemplo.com', 5],
      ['Caio', '', 1],
    ]),
  );
  const ids = async (id = '') => (await loadPersonBehind(id)).map((one) => one.id);
  expect(await ids(ana[1]?.id)).toEqual(ana.map(({ id }) => id));
  expect(await ids(byPhone[0]?.id)).toEqual([byPhone[0]?.id]);
  expect(await ids('nobody')).toEqual([]);
});
