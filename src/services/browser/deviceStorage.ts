type Lasting = 'localStorage' | 'sessionStorage';

/** The stored text for `key`; null if there is none, or if storage is blocked. */
export function readStored(lasting: Lasting, key: string): string | null {
  try {
    return window[lasting].getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON value for `key`; null if it is missing or unreadable. */
export function readStoredJson(lasting: Lasting, key: string) {
  try {
    return JSON.parse(readStored(lasting, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text in this browser; null removes it. Returns whether that worked. */
export function writeStored(lasting: Lasting, key: string, text: string | null): boolean {
  try {
    if (text === null) window[lasting].removeItem(key);
    else window[lasting].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys that are stored in this browser; none if storage is blocked. */
export function storedKeys(lasting: Lasting): string[] {
  try {
    return Object.keys(window[lasting]);
  } catch {
    return [];
  }
}
