import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FUNCTIONS_URL } from '../functions/functionsUnderTest.ts';
import { someBooking, someMessage } from '../functions/post.ts';
import {
  ADMINISTRATORS,
  type CallerKind,
  createCallers,
  EVERYBODY,
  NOBODY_AT_ALL,
  RECENT_ADMINISTRATORS,
  VERIFIED,
  withClaims,
} from './callers.ts';

const callers = await createCallers();

async function statusOf(path: string, token: string | undefined, body?: object): Promise<number> {
  const { status } = await fetch(`${FUNCTIONS_URL}/${path}`, {
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return status;
}

const list = { kind: 'messages', filter: 'inbox' };
const person = { email: 'ninguem@exemplo.com.br' };
const submission = { kind: 'bookings', id: randomUUID(), revision: 0 };
const forged = { action: 'show', token: `${'a'.repeat(22)}.${'a'.repeat(43)}` };

const doors: [string, readonly CallerKind[], path: string, body?: object][] = [
  ['the free days', EVERYBODY, 'horarios'],
  [
    'a message without a captcha',
    NOBODY_AT_ALL,
    'sendContactEmail',
    { ...someMessage(), recaptchaToken: 'x' },
  ],
  ['a slot without a captcha', NOBODY_AT_ALL, 'sendAgendamento', { ...someBooking(), recaptchaToken: 'x' }],
  ['a booking without its link', NOBODY_AT_ALL, 'manageBooking', forged],
  ["the studio's calendar without its secret", NOBODY_AT_ALL, `calendario/${'a'.repeat(43)}.ics`],
  ['the caller’s own data', VERIFIED, 'myData', {}],
  ['an export of a list', RECENT_ADMINISTRATORS, 'exportSubmissions', list],
  ['an export of a person', RECENT_ADMINISTRATORS, 'exportSubmissions', person],
  ['a command on a submission', ADMINISTRATORS, 'studio', { action: 'deliver', ...submission }],
  ['an invitation', RECENT_ADMINISTRATORS, 'studio', { action: 'invite', email: 'nova@exemplo.com.br' }],
  ['a change of the hours', ADMINISTRATORS, 'studio', { action: 'hours', hours: {}, seen: {} }],
  ['the removal of the calendar address', ADMINISTRATORS, 'studio', { action: 'revokeFeed' }],
  ['the choice of the folder of new mails', ADMINISTRATORS, 'studio', { action: 'takeNewMails', folder: '' }],
  ['the removal of a mail', RECENT_ADMINISTRATORS, 'studio', { action: 'dropMail', mail: 'unknown-mail' }],
  ['a new calendar address', RECENT_ADMINISTRATORS, 'studio', { action: 'makeFeed' }],
];

test.each(doors)('%s: only the callers %j are allowed', async (_, admits, path, body) => {
  const passed: string[] = [];
  for (const { kind, token } of callers) {
    const status = await statusOf(path, token, body);
    if (status === 200) passed.push(kind);
    else expect([401, 403, 404]).toContain(status);
  }
  expect(passed).toEqual(admits);
});

test.each([
  ['is none', () => 'x.y.z'],
  ['has expired', (token: string) => withClaims(token, { exp: 1 })],
  ['is of another project', (token: string) => withClaims(token, { aud: 'other' })],
  ['names an account that is gone', (token: string) => withClaims(token, { sub: 'x', user_id: 'x' })],
])('a token that %s is refused', async (_, change) => {
  const token = change(callers.find(({ kind }) => kind === 'administrator')?.token ?? '');
  expect(await statusOf('exportSubmissions', token, person)).toBe(401);
  expect(await statusOf('myData', token, {})).toBe(401);
});
