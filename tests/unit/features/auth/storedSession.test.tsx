import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

// The real module, which other tests replace with fakes.
const { hasStoredSession, limitToBrowserSession, onSessionInOtherTab } = await vi.importActual<
  typeof import('#src/services/accounts/storedSession.ts')
>('#src/services/accounts/storedSession.ts');

const KEY = 'firebase:authUser:key:[DEFAULT]';

afterEach(() => limitToBrowserSession(false));

test('a session limited to the browser session is deleted, with typed drafts, once the cookie is gone', () => {
  localStorage.setItem(KEY, '{}');
  limitToBrowserSession(true);
  saveDraft('contact', { nome: 'Ana' });
  expect(hasStoredSession()).toBe(true);
  expect(readDraft('contact')).toEqual({ nome: 'Ana' });
  // Deletes the cookie as a closing browser deletes session cookies.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = 'site-session=1; path=/; max-age=0';
  expect(hasStoredSession()).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('yesterday’s draft is deleted at the next start, on any page; today’s draft stays', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T12:00:00Z') });
  saveDraft('contact', { nome: 'Ana' });
  vi.setSystemTime(new Date('2026-03-13T11:59:00Z'));
  saveDraft('booking', { nome: 'Bia' });
  hasStoredSession();
  expect(Object.keys(localStorage)).toHaveLength(2);
  vi.setSystemTime(new Date('2026-03-13T12:00:00Z'));
  hasStoredSession();
  expect(Object.keys(localStorage)).toEqual(['site:draft:booking']);
});

test('a session that is stored on the device outlives the browser session', () => {
  localStorage.setItem(KEY, '{}');
  limitToBrowserSession(true);
  limitToBrowserSession(false);
  expect(hasStoredSession()).toBe(true);
});

test('a sign-in in another tab is noticed; a sign-out and other storage entries are not', () => {
  const heard = vi.fn();
  const stop = onSessionInOtherTab(heard);
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('site:preferences', '{}');
  tell(KEY, null);
  expect(heard).not.toHaveBeenCalled();
  tell(KEY, '{}');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  tell(KEY, '{}');
  expect(heard).toHaveBeenCalledOnce();
});
