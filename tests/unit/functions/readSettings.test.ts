import { expect, test } from 'vitest';
import { readSettings } from '../../../functions/src/readSettings.ts';

test.each([
  [undefined, 5],
  ['', 5],
  ['0', 0],
  [' 12 ', 12],
])('a rate limit of %j is parsed as %j', (RATE_LIMIT, limit) => {
  expect(readSettings({ RATE_LIMIT }).rateLimit).toBe(limit);
});

test.each(['dez', '-1', '2.5', '1e3', 'NaN', 'Infinity', '12345678'])(
  'a rate limit of "%s" stops the start with an error message',
  (RATE_LIMIT) => {
    expect(() => readSettings({ RATE_LIMIT })).toThrow(
      `RATE_LIMIT is "${RATE_LIMIT}": write a whole number, or 0 for no limit.`,
    );
  },
);

test('trusted servers must be networks; any other value stops the start with an error message', () => {
  expect(readSettings({ TRUSTED_SERVERS: '192.0.2.0/24, 2001:db8::/32' }).trustedServers).toHaveLength(2);
  expect(readSettings({}).trustedServers).toEqual([]);
  expect(() => readSettings({ TRUSTED_SERVERS: '192.0.2.0/24 hosting' })).toThrow(
    'TRUSTED_SERVERS: "192.0.2.0/24 hosting" is no network of IP addresses: write it like 192.0.2.0/24.',
  );
});
