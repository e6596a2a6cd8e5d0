import { beforeEach, describe, expect, test } from 'vitest';
import { createReport } from '../../../functions/src/handlers/report.ts';

type Entry = [level: string, event: string, details: object];
let logged: Entry[];
let minutes: number;
let report: (body: Uint8Array) => void;

beforeEach(() => {
  logged = [];
  minutes = 0;
  report = createReport({
    now: () => new Date(Date.UTC(2026, 2, 12, 12, minutes)),
    log: (level, event, details = {}) => logged.push([level, event, details]),
  });
});

const send = (value: unknown) => report(new TextEncoder().encode(JSON.stringify(value)));

/** A refusal as browsers send it. */
const refusal = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.estudio.example/contato?nome=Ana#formulario',
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://evil.example/collect?nome=Ana',
    'source-file': 'https://www.estudio.example/assets/site-1a2b.js',
    ...changes,
  },
});

describe('a refusal of the security policy', () => {
  test('is logged with the page and the origin, without query, fragment or path of the refused', () => {
    send(refusal());
    const told = { path: '/contato', directive: 'connect-src', refused: 'https://evil.example' };
    expect(logged).toEqual([['warn', 'csp.refused', told]]);
  });

  test.each([
    ['a statistics host of the widget', { 'blocked-uri': 'https://www.google-analytics.com/g/collect' }],
    ['another folder of the widget’s network', { 'blocked-uri': 'https://cdn.jsdelivr.net/npm/x.js' }],
    ['an extension', { 'blocked-uri': 'chrome-extension' }],
    ['an extension’s script', { 'blocked-uri': 'inline', 'source-file': 'moz-extension://0f8a/x.js' }],
    ['an inline script of nobody', { 'blocked-uri': 'inline', 'source-file': '' }],
  ])('of %s is expected and raises no alert', (_, changes) => {
    send(refusal(changes));
    expect(logged[0]?.[0]).toBe('info');
  });

  test('of an inline script of the site’s own is not', () => {
    send(refusal({ 'blocked-uri': 'inline' }));
    expect(logged[0]?.[0]).toBe('warn');
  });
});

describe('an uncaught error', () => {
  const place = { path: '/sobre', name: 'TypeError', file: '/assets/site-1a.js', line: 1, column: 9 };
  const error = { type: 'error', ...place };

  test('of the site’s own files is logged by its kind and place', () => {
    send(error);
    expect(logged).toEqual([['warn', 'page.error', place]]);
  });

  test('of anything else raises no alert', () => {
    send({ ...error, file: 'https://outro.example/x.js' });
    expect(logged).toEqual([['info', 'page.error', expect.objectContaining({ file: 'other' })]]);
  });
});

test.each([
  ['/projetos/loja-da-ana', '/projetos/:slug'],
  ['/perfil?email=ana@exemplo.com.br', '/perfil'],
  ['/%E0%A4%A', 'other'],
  [undefined, 'other'],
])('of the page %s the log says %s', (path, known) => {
  send({ type: 'error', path });
  expect(logged[0]?.[2]).toMatchObject({ path: known });
});

test('nothing typed reaches the log, whichever field it stands in', () => {
  const typed = 'Ana Souza ana@exemplo.com.br +55 11 99999-0000';
  const fields = ['path', 'name', 'file', 'line', 'column', 'message', 'stack'];
  send({ type: 'error', ...Object.fromEntries(fields.map((field) => [field, typed])) });
  send({ 'csp-report': Object.fromEntries(Object.keys(refusal()['csp-report']).map((key) => [key, typed])) });
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toMatch(/Ana|exemplo|99999/);
});

test('no more than 100 characters of a text are logged', () => {
  send(refusal({ 'blocked-uri': `https://${'a.'.repeat(10_000)}example` }));
  for (const value of Object.values(logged[0]?.[2] ?? {}))
    expect(String(value).length).toBeLessThanOrEqual(100);
});

test('thirty reports a minute are logged, and no more', () => {
  for (let count = 0; count < 100; count += 1) send(refusal());
  expect(logged).toHaveLength(30);
  minutes = 1;
  send(refusal());
  expect(logged).toHaveLength(31);
});

test.each(['', 'x', '[', '\u0000'])('the body %j is no report', (body) => {
  expect(() => report(new TextEncoder().encode(body))).toThrow('400');
});

test.each([null, 'x', [], {}, [null, 7], { 'csp-report': 1 }, { type: 'other' }])(
  'the value %j does no harm',
  (value) => {
    expect(() => send(value)).not.toThrow();
  },
);
