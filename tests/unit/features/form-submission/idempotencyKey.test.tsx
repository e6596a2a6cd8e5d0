import { beforeEach, expect, test, vi } from 'vitest';

/** Simulates that the page is reloaded in the same tab. */
async function reloaded() {
  vi.resetModules();
  return import('#src/features/form-submission/idempotencyKey.ts');
}

beforeEach(() => sessionStorage.clear());

test('the same text keeps its id, even after a reload; another text gets another id', async () => {
  const id = await (await reloaded()).idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' });
  const { idempotencyKey } = await reloaded();
  expect(await idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' })).toBe(id);
  expect(await idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!!' })).not.toBe(id);
});

test('a message keeps its id even if a booking is made in between', async () => {
  const { forgetIdempotencyKey, idempotencyKey } = await reloaded();
  const message = await idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' });
  expect(await idempotencyKey('booking', { nome: 'Ana', mensagem: 'Olá!' })).not.toBe(message);
  forgetIdempotencyKey('booking');
  expect(await idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' })).toBe(message);
});

test('after a success the same text gets a new id, even after a reload', async () => {
  const { forgetIdempotencyKey, idempotencyKey } = await reloaded();
  const id = await idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' });
  forgetIdempotencyKey('contact');
  expect(await (await reloaded()).idempotencyKey('contact', { nome: 'Ana', mensagem: 'Olá!' })).not.toBe(id);
});

test('the typed values are not stored', async () => {
  const { idempotencyKey } = await reloaded();
  await idempotencyKey('contact', { nome: 'Ana Souza', mensagem: 'Um segredo.' });
  expect(Object.values(sessionStorage)).toHaveLength(1);
  expect(Object.values(sessionStorage).join()).not.toMatch(/Ana|segredo/);
});

test('without storage a retry is recognised until the page is left', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const { forgetIdempotencyKey, idempotencyKey } = await reloaded();
  const id = await idempotencyKey('contact', ['Ana']);
  expect(await idempotencyKey('contact', ['Ana'])).toBe(id);
  forgetIdempotencyKey('contact');
  expect(await idempotencyKey('contact', ['Ana'])).not.toBe(id);
});
