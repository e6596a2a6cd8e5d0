import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deskAddress, readDeskLocation } from '#src/desk/base/deskLocation.ts';
import { SUBJECT_NAMES } from '#src/domain/submissions/subjects.ts';
import { VIEW_NAMES } from '#src/domain/submissions/views.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://alinhavo.example');
  return readDeskLocation(pathname, searchParams);
};
const nothing = { subject: undefined, day: undefined, openId: undefined };
const conversations = { view: 'conversations', filter: 'open', ...nothing } as const;

it('an address without parameters opens its room at the first view', () => {
  expect(read('/admin')).toEqual({ ...conversations, view: 'today' });
  expect(read('/admin/conversas')).toEqual(conversations);
  expect(deskAddress(conversations)).toBe('/admin/conversas');
  expect(deskAddress({ view: 'conversations', filter: 'mine', subject: 'booking' })).toBe(
    '/admin/conversas?estado=para-mim&tipo=agendamentos',
  );
});

it('parsing the address of a location returns the same location', () => {
  const places = fc.record({
    view: fc.constantFrom('conversations', 'day', 'week', 'agenda', 'person', 'audit' as const),
    filter: fc.constantFrom(...VIEW_NAMES),
    subject: fc.constantFrom(undefined, ...SUBJECT_NAMES),
    day: fc.constant(undefined),
    openId: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(places, (location) => {
      expect(read(deskAddress(location))).toEqual(location);
    }),
  );
});

it.each([
  ['an unknown part', '?aba=segredos'],
  ['an unknown state', '?estado=perdidos'],
  ['an unknown subject', '?tipo=segredos'],
  ['no day', '?aba=&data=2026-02-30'],
  ['an id that contains another path', '?registro=x/../users'],
])('an address with %s opens the default list', (_, query) => {
  expect(read(`/admin/conversas${query}`)).toEqual(conversations);
});

it.each([
  ['registro=abc', '/admin/conversas?registro=abc'],
  ['aba=mensagens&registro=abc', '/admin/conversas?registro=abc'],
  ['aba=agendamentos&estado=canceladas', '/admin/conversas?tipo=agendamentos'],
  ['estado=arquivados', '/admin/conversas?estado=concluidas'],
  ['aba=dia&data=2031-05-06&registro=abc', '/admin/agenda?aba=dia&data=2031-05-06&registro=abc'],
  ['aba=semana&data=2031-05-06', '/admin/agenda?data=2031-05-06'],
  ['aba=agenda', '/admin/ajustes'],
  ['aba=pessoa', '/admin/pessoas'],
  ['aba=acoes', '/admin/ajustes?aba=acoes'],
  ['estado=spam', '/admin/conversas?estado=spam'],
])('the address /admin?%s, as in mails, opens %s', (query, address) => {
  expect(deskAddress(read(`/admin?${query}`))).toBe(address);
});
