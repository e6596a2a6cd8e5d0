/** @vitest-environment jsdom */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page freshly loaded in the same tab. */
async function reloaded() {
  vi.resetModules();
  return import('#src/features/contact-submission/submissionId.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the same words keep their id, after a reload too, and other words get another', async () => {
  const id = await (await reloaded()).submissionId('contact', ['Ana', 'Olá!']);
  const { submissionId } = await reloaded();
  expect(await submissionId('contact', ['Ana', 'Olá!'])).toBe(id);
  expect(await submissionId('contact', ['Ana', 'Olá!!'])).not.toBe(id);
});

test('a booking in between does not take a message’s id away', async () => {
  const { forgetSubmission, submissionId } = await reloaded();
  const message = await submissionId('contact', ['Ana', 'Olá!']);
  expect(await submissionId('booking', ['Ana', 'Olá!'])).not.toBe(message);
  forgetSubmission('booking');
  expect(await submissionId('contact', ['Ana', 'Olá!'])).toBe(message);
});

test('after a success the same words are sent as new ones, after a reload too', async () => {
  const { forgetSubmission, submissionId } = await reloaded();
  const id = await submissionId('contact', ['Ana', 'Olá!']);
  forgetSubmission('contact');
  expect(await (await reloaded()).submissionId('contact', ['Ana', 'Olá!'])).not.toBe(id);
});

test('what was typed is not in the storage', async () => {
  const { submissionId } = await reloaded();
  await submissionId('contact', ['Ana Souza', 'Um segredo.']);
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
  const { forgetSubmission, submissionId } = await reloaded();
  const id = await submissionId('contact', ['Ana']);
  expect(await submissionId('contact', ['Ana'])).toBe(id);
  forgetSubmission('contact');
  expect(await submissionId('contact', ['Ana'])).not.toBe(id);
});
