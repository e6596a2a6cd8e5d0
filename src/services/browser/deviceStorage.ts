type Lasting = 'localStorage' | 'sessionStorage';

/** The text kept in this browser under `key`; null where there is none, or where storage is closed to us. */
export function readStored(lasting: Lasting, key: string): string | null {
  try {
    return window[lasting].getItem(key);
  } catch {
    return null;
  }
}

/** The JSON value kept under `key`; null where there is none that can be read. */
export function readStoredJson(lasting: Lasting, key: string) {
  try {
    return JSON.parse(readStored(lasting, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or nothing for null. Says whether it could. */
export function writeStored(lasting: Lasting, key: string, text: string | null): boolean {
  try {
    if (text === null) window[lasting].removeItem(key);
    else window[lasting].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All keys stored in this browser; none without storage. */
export function storedKeys(lasting: Lasting): string[] {
  try {
    return Object.keys(window[lasting]);
  } catch {
    return [];
  }
}
