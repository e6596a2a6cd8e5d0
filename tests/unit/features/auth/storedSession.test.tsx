import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

// The real module, which other tests replace with fakes.
const { hasStoredSession, limitToBrowserSession, onSessionInOtherTab } = await vi.importActual<
  typeof import('#src/services/accounts/storedSession.ts')
>('#src/services/accounts/storedSession.ts');

const KEY = 'firebase:authUser:key:[DEFAULT]';

afterEach(() => limitToBrowserSession(false));

test('a session limited to the browser session is deleted, with typed drafts and nothing else, once the cookie is gone', () => {
  const now = JSON.stringify({ savedAt: Date.now() });
  for (const key of [KEY, 'site:reply:uid:id', 'site:preferences']) localStorage.setItem(key, now);
  limitToBrowserSession(true);
  saveDraft('contact', { nome: 'Ana' });
  expect(hasStoredSession()).toBe(true);
  expect(readDraft('contact')).toEqual({ nome: 'Ana' });
  // Deletes the cookie as a closing browser deletes session cookies.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = 'site-session=1; path=/; max-age=0';
  expect(hasStoredSession()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['site:preferences']);
});

test('when a page starts, drafts of forms older than a day and drafts of answers older than seven days are deleted', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T12:00:00Z') });
  saveDraft('contact', { nome: 'Ana' });
  localStorage.setItem('site:reply:uid:id', JSON.stringify({ savedAt: Date.now() }));
  const keptAt = (time: string) => {
    vi.setSystemTime(new Date(time));
    hasStoredSession();
    return Object.keys(localStorage).sort();
  };
  expect(keptAt('2026-03-13T11:59:00Z')).toEqual(['site:draft:contact', 'site:reply:uid:id']);
  expect(keptAt('2026-03-13T12:00:00Z')).toEqual(['site:reply:uid:id']);
  expect(keptAt('2026-03-19T11:59:00Z')).toEqual(['site:reply:uid:id']);
  expect(keptAt('2026-03-19T12:00:00Z')).toEqual([]);
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
