import { expect, test } from 'vitest';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

const url = `${FUNCTIONS_URL}/figures`;
const post = (
  type: string,
  body: string,
  headers: Record<string, string> = { Origin: new URL(url).origin },
) => fetch(url, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });

test('an invalid beacon also gets an empty 204', async () => {
  const response = await post('application/json', '{');
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('other media types and methods are refused', async () => {
  expect((await post('text/plain', '{}')).status).toBe(415);
  expect((await fetch(url)).status).toBe(405);
});

test.each<[string, Record<string, string>]>([
  ['another site', { Origin: 'https://outro.example' }],
  ['a program', {}],
  ['a page of another site that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
])('a beacon of %s is refused', async (_, headers) => {
  expect((await post('application/json', '{}', headers)).status).toBe(403);
});

test('a beacon from a page of this site is counted even if its origin is null', async () => {
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect((await post('application/json', '{}', headers)).status).toBe(204);
});
