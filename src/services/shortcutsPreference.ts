const KEY = 'alinhavo:inbox-shortcuts';

/** Whether the inbox obeys single keys on this device; so it is until somebody switches it off. */
export function readShortcutsPreference(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice on this device, where that is possible. */
export function storeShortcutsPreference(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
