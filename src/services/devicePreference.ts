import { withStorage } from './withStorage.ts';

/** What is chosen for one device alone: single keys of the inbox, and notifications of what is new in it. */
type DevicePreference = 'inbox-shortcuts' | 'inbox-notifications';

const keyOf = (name: DevicePreference) => `alinhavo:${name}`;

/** What was chosen on this device; `otherwise` where nothing was, or nothing can be kept. */
export function readDevicePreference(name: DevicePreference, otherwise: boolean): boolean {
  const stored = withStorage(() => localStorage.getItem(keyOf(name)), null);
  return stored === null ? otherwise : stored === 'on';
}

/** Keeps the choice on this device; without storage it holds until the page is closed. */
export function storeDevicePreference(name: DevicePreference, isOn: boolean): void {
  withStorage(() => localStorage.setItem(keyOf(name), isOn ? 'on' : 'off'), undefined);
}
