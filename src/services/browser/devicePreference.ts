import { readStored, writeStored } from './deviceStorage.ts';

/** Preferences of one device: single-key shortcuts of the inbox, and notifications of new submissions. */
type DevicePreference = 'inbox-shortcuts' | 'inbox-notifications';

/** The choice on this device; `otherwise` if there is no choice or no storage. */
export function readDevicePreference(name: DevicePreference, otherwise: boolean): boolean {
  const stored = readStored('localStorage', `site:${name}`);
  return stored === null ? otherwise : stored === 'on';
}

/** Stores the choice on this device. Without storage, it lasts until the page is closed. */
export function storeDevicePreference(name: DevicePreference, isOn: boolean): void {
  writeStored('localStorage', `site:${name}`, isOn ? 'on' : 'off');
}
