import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfInbox, deskAddress, readDeskLocation } from '#src/desk/shell/deskLocation.ts';
import { INBOX_FILTERS } from '#src/domain/submissions/inboxFilters.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://alinhavo.example');
  return readDeskLocation(pathname, searchParams);
};
const messages = { view: 'messages', filter: 'inbox', day: undefined, openId: undefined } as const;

it('begins in each room with its first part', () => {
  expect(read('/admin')).toEqual({ ...messages, view: 'today' });
  expect(read('/admin/conversas')).toEqual(messages);
  expect(deskAddress(messages)).toBe('/admin/conversas');
  const upcoming = { ...messages, view: 'bookings', filter: 'upcoming' } as const;
  expect(read('/admin/conversas?aba=agendamentos')).toEqual(upcoming);
  expect(deskAddress({ ...upcoming, filter: 'inbox' })).toBe(
    '/admin/conversas?aba=agendamentos&estado=entrada',
  );
});

it('is read as it was written', () => {
  const places = fc.oneof(
    fc.record({
      view: fc.constantFrom('today', 'messages', 'day', 'week', 'agenda', 'person', 'audit' as const),
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
      expect(read(deskAddress(location))).toEqual(location);
    }),
  );
});

it.each([
  ['an unknown part', '?aba=segredos'],
  ['an unknown state', '?estado=perdidos'],
  ['a state that only bookings have', '?estado=proximas'],
  ['no day', '?aba=&data=2026-02-30'],
  ['an id that leads elsewhere', '?registro=x/../users'],
])('takes %s for absent', (_, query) => {
  expect(read(`/admin/conversas${query}`)).toEqual(messages);
});

it.each([
  ['registro=abc', '/admin/conversas?registro=abc'],
  ['aba=mensagens&registro=abc', '/admin/conversas?registro=abc'],
  ['aba=agendamentos&estado=canceladas', '/admin/conversas?aba=agendamentos&estado=canceladas'],
  ['aba=dia&data=2031-05-06&registro=abc', '/admin/agenda?aba=dia&data=2031-05-06&registro=abc'],
  ['aba=semana&data=2031-05-06', '/admin/agenda?data=2031-05-06'],
  ['aba=agenda', '/admin/ajustes'],
  ['aba=pessoa', '/admin/pessoas'],
  ['aba=acoes', '/admin/ajustes?aba=acoes'],
  ['estado=spam', '/admin/conversas?estado=spam'],
  ['', undefined],
])('leads the address ?%s of the old inbox to %s', (query, address) => {
  expect(addressOfInbox(new URLSearchParams(query))).toBe(address);
});
