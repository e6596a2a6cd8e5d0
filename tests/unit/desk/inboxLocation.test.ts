import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inboxSearch, readInboxLocation } from '#src/desk/shell/inboxLocation.ts';
import { INBOX_FILTERS } from '#src/domain/submissions/inboxFilters.ts';

const read = (query: string) => readInboxLocation(new URLSearchParams(query));
const inbox = { view: 'messages', filter: 'inbox', day: undefined, openId: undefined } as const;

it('without a query is the messages that are in', () => {
  expect(read('')).toEqual(inbox);
  expect(inboxSearch(inbox)).toBe('?');
});

it('begins among the bookings with those to come', () => {
  const upcoming = { ...inbox, view: 'bookings', filter: 'upcoming' } as const;
  expect(read('aba=agendamentos')).toEqual(upcoming);
  expect(inboxSearch(upcoming)).toBe('?aba=agendamentos');
  expect(inboxSearch({ ...upcoming, filter: 'inbox' })).toBe('?aba=agendamentos&estado=entrada');
  expect(read('aba=agendamentos&estado=canceladas').filter).toBe('cancelled');
});

it('is read as it was written', () => {
  const places = fc.oneof(
    fc.record({
      view: fc.constantFrom('messages', 'day', 'week', 'agenda', 'person', 'audit' as const),
      filter: fc.constantFrom(...INBOX_FILTERS.messages),
    }),
    fc.record({ view: fc.constant('bookings' as const), filter: fc.constantFrom(...INBOX_FILTERS.bookings) }),
  );
  const others = fc.record({
    day: fc.constant(undefined),
    openId: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(places, others, (place, other) => {
      const location = { ...place, ...other };
      expect(read(inboxSearch(location))).toEqual(location);
    }),
  );
});

it.each([
  ['an unknown part', 'aba=segredos'],
  ['an unknown state', 'estado=perdidos'],
  ['a state that only bookings have', 'estado=proximas'],
  ['no day', 'aba=&data=2026-02-30'],
  ['an id that leads elsewhere', 'registro=x/../users'],
])('takes %s for absent', (_, query) => {
  expect(read(query)).toEqual(inbox);
});
