import { describe, expect, test } from 'vitest';
import { clientIpAddress, parseNetworks } from '../../../../functions/src/http/clientIpAddress.ts';

/** The IP address that these headers prove when `trusted` lists the networks of trusted servers. */
function proved(headers: Record<string, string>, trusted = '') {
  return clientIpAddress((name) => headers[name], parseNetworks(trusted));
}

describe('a request that reaches the function itself', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2001:db8::1,  2a01:4f8::7', '2a01:4f8::7'],
  ])('comes from the last address in "%s", which our server wrote', (forwarded, address) => {
    expect(proved({ 'x-forwarded-for': forwarded })).toBe(address);
  });

  test('proves no address with other headers', () => {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'fastly-client-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.2',
    };
    expect(proved(headers)).toBe('203.0.113.7');
  });

  test.each([
    '',
    'unknown',
    '10.0.0.7',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
    'fd00::1',
    '::1',
    '203.0.113.7,',
  ])('proves no address with "%s"', (forwarded) => {
    expect(proved({ 'x-forwarded-for': forwarded })).toBeUndefined();
  });

  test('proves no address without the header', () => {
    expect(proved({})).toBeUndefined();
  });
});

describe('a request that names another host, as requests through Hosting do', () => {
  const viaHosting = { 'x-forwarded-host': 'www.estudio.example', 'fastly-client-ip': '198.51.100.1' };

  test('proves no address: the last one belongs to a shared server, or to a caller who only claims to come through Hosting', () => {
    expect(proved({ ...viaHosting, 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBeUndefined();
  });

  test('comes from the last address before the trusted servers', () => {
    const headers = { ...viaHosting, 'x-forwarded-for': '1.2.3.4, 198.51.100.1, 203.0.113.7, 203.0.113.8' };
    expect(proved(headers, '203.0.113.0/24')).toBe('198.51.100.1');
    expect(proved(headers, '203.0.113.8/32, 2001:db8::/32')).toBe('203.0.113.7');
    expect(proved(headers, '192.0.2.0/24')).toBeUndefined();
    expect(proved(headers, '0.0.0.0/0')).toBeUndefined();
  });

  test('proves no address if the last server is not trusted, whatever the header lists before it', () => {
    const headers = { ...viaHosting, 'x-forwarded-for': '198.51.100.1, 203.0.113.8, 192.0.2.9' };
    expect(proved(headers, '203.0.113.0/24')).toBeUndefined();
  });
});
