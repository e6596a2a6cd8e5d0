import { expect, test } from 'vitest';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

const url = `${FUNCTIONS_URL}/reports`;
const post = (type: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });

test.each(['application/csp-report', 'application/reports+json', 'application/json'])(
  'a report sent as %s is taken without words',
  async (type) => {
    const response = await post(type, '{"type":"error"}');
    expect([response.status, await response.text()]).toEqual([204, '']);
  },
);

test('anything else is refused without words', async () => {
  expect((await post('text/plain', '{}')).status).toBe(415);
  expect((await post('application/json', '{')).status).toBe(400);
  expect((await post('application/json', `"${'x'.repeat(40_000)}"`)).status).toBe(413);
  expect((await fetch(url)).status).toBe(405);
});
