import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INBOX_FILTERS } from '#src/domain/inboxFilters.ts';
import { inboxSearch, readInboxLocation } from '#src/pages/admin/inboxLocation.ts';

const read = (query: string) => readInboxLocation(new URLSearchParams(query));
const inbox = { view: 'messages', filter: 'inbox', search: '', day: undefined, openId: undefined } as const;

it('without a query is the messages that are in', () => {
  expect(read('')).toEqual(inbox);
  expect(inboxSearch(inbox)).toBe('?');
});

it('speaks Portuguese', () => {
  const location = {
    ...inbox,
    view: 'bookings',
    filter: 'undelivered',
    search: 'joão',
    openId: 'a-1',
  } as const;
  expect(inboxSearch(location)).toBe('?aba=agendamentos&estado=nao-entregues&busca=jo%C3%A3o&registro=a-1');
});

it('is read as it was written', () => {
  const addresses = fc.record({
    view: fc.constantFrom('messages', 'bookings', 'day', 'week', 'agenda', 'person', 'audit' as const),
    filter: fc.constantFrom(...INBOX_FILTERS),
    search: fc.string({ maxLength: 100 }).map((typed) => typed.trim()),
    day: fc.constant(undefined),
    openId: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(addresses, (location) => {
      expect(read(inboxSearch(location))).toEqual(location);
    }),
  );
});

it.each([
  ['an unknown part', 'aba=segredos'],
  ['an unknown state', 'estado=perdidos'],
  ['no day', 'aba=&data=2026-02-30'],
  ['an id that leads elsewhere', 'registro=x/../users'],
])('takes %s for absent', (_, query) => {
  expect(read(query)).toEqual(inbox);
});
