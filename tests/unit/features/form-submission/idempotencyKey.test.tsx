import { beforeEach, expect, test, vi } from 'vitest';

async function reloaded() {
  vi.resetModules();
  return import('#src/features/form-submission/idempotencyKey.ts');
}

beforeEach(() => sessionStorage.clear());

const text = { nome: 'Ana', mensagem: 'Um segredo.' };

test('the same text keeps its id, even after a reload, and is not stored; another text gets another id', async () => {
  const id = await (await reloaded()).idempotencyKey('contact', text);
  expect(Object.values(sessionStorage)).toHaveLength(1);
  expect(Object.values(sessionStorage).join()).not.toMatch(/Ana|segredo/);
  const { idempotencyKey } = await reloaded();
  expect(await idempotencyKey('contact', text)).toBe(id);
  expect(await idempotencyKey('contact', { ...text, nome: 'Bia' })).not.toBe(id);
});

test('a message keeps its id until it has succeeded, even if a booking is made in between', async () => {
  const { forgetIdempotencyKey, idempotencyKey } = await reloaded();
  const id = await idempotencyKey('contact', text);
  expect(await idempotencyKey('booking', text)).not.toBe(id);
  forgetIdempotencyKey('booking');
  expect(await idempotencyKey('contact', text)).toBe(id);
  forgetIdempotencyKey('contact');
  expect(await (await reloaded()).idempotencyKey('contact', text)).not.toBe(id);
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
