/** Preferences of one device: single-key shortcuts of the inbox, and notifications of what is new in it. */
type DevicePreference = 'inbox-shortcuts' | 'inbox-notifications';

const keyOf = (name: DevicePreference) => `site:${name}`;

/** The choice on this device; `otherwise` where there is none, or nothing can be stored. */
export function readDevicePreference(name: DevicePreference, otherwise: boolean): boolean {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored === null ? otherwise : stored === 'on';
  } catch {
    return otherwise;
  }
}

/** Keeps the choice on this device, where that is possible. */
export function storeDevicePreference(name: DevicePreference, isOn: boolean): void {
  try {
    localStorage.setItem(keyOf(name), isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
