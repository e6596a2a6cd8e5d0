import { afterEach, expect, test, vi } from 'vitest';
import { lazily } from '#src/domain/lazily.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('something is made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}));
  const get = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(1);
});

test('nothing is a value as well', () => {
  const make = vi.fn(() => undefined);
  const get = lazily(make);
  get();
  get();
  expect(make).toHaveBeenCalledTimes(1);
});

test('calendar days and times make their formatters when they are needed', async () => {
  const construct = vi.fn((Format: typeof Intl.DateTimeFormat, args) => Reflect.construct(Format, args));
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: new Proxy(Intl.DateTimeFormat, { construct }) });
  vi.resetModules();
  const { formatLongDay } = await import('#src/domain/calendarDay.ts');
  await import('#src/domain/formatDateTime.ts');
  expect(construct).not.toHaveBeenCalled();
  expect(formatLongDay('2026-03-12')).toBe('quinta-feira, 12 de março de 2026');
  expect(construct).toHaveBeenCalledTimes(1);
});
