import { afterEach, expect, test, vi } from 'vitest';

// The real one, which the fakes stand in the place of elsewhere.
const { hasStoredSession, limitToBrowserSession, onSessionInOtherTab } = await vi.importActual<
  typeof import('#src/services/storedSession.ts')
>('#src/services/storedSession.ts');

const KEY = 'firebase:authUser:key:[DEFAULT]';

afterEach(() => limitToBrowserSession(false));

test('a session that is limited to the browser’s own is deleted once the cookie is gone', () => {
  localStorage.setItem(KEY, '{}');
  limitToBrowserSession(true);
  expect(hasStoredSession()).toBe(true);
  // As a browser that is closed does with cookies that have no end.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = 'alinhavo-session=1; path=/; max-age=0';
  expect(hasStoredSession()).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a session that is kept on the device outlives the browser’s', () => {
  localStorage.setItem(KEY, '{}');
  limitToBrowserSession(true);
  limitToBrowserSession(false);
  expect(hasStoredSession()).toBe(true);
});

test('a sign-in in another tab is heard, a sign-out and other entries are not', () => {
  const heard = vi.fn();
  const stop = onSessionInOtherTab(heard);
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('alinhavo:preferences', '{}');
  tell(KEY, null);
  expect(heard).not.toHaveBeenCalled();
  tell(KEY, '{}');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  tell(KEY, '{}');
  expect(heard).toHaveBeenCalledOnce();
});
