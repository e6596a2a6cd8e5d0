import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupByPerson } from '#src/domain/submissions/lists/groupByPerson.ts';
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

it('all people who wrote or booked are listed by their e-mail address, even over several pages', async () => {
  const [now, before] = [hoursAgo(1), hoursAgo(9)];
  const correctedEmail = { address: 'ANA@exemplo.com', by: 'x', at: now };
  const corrected = { email: 'anna@exemplo.com', emailKey: 'ana@exemplo.com', correctedEmail };
  const ana = [
    messageSubmission({ nome: 'Ana Luz', email: 'ana@exemplo.com', createdAt: now }),
    bookingSubmission({ nome: '', ...corrected, createdAt: before }),
  ];
  const bia = [2, 2, 3, 3, 4].map((hours) =>
    messageSubmission({ nome: 'Bia', email: 'bia@exemplo.com', createdAt: hoursAgo(hours) }),
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
  const moments = read.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  const people = groupByPerson(read).map(({ name, email, submissions }) => [name, email, submissions.length]);
  const all = ['Ana Luz,ana@exemplo.com,2', 'Bia,bia@exemplo.com,5', 'Caio,,1', 'Caio,,1'];
  expect(people.map(String).sort()).toEqual(all);
  const ids = async (id = '') => (await loadPersonBehind(id)).map((one) => one.id);
  expect(await ids(ana[1]?.id)).toEqual(ana.map(({ id }) => id));
  expect(await ids(byPhone[0]?.id)).toEqual([byPhone[0]?.id]);
  expect(await ids('nobody')).toEqual([]);
});
