import { launchChromium } from '../chromium/launchChromium.ts';
import { localPorts } from '../local-firebase/localPorts.ts';
import { moveClock } from '../local-firebase/moveClock.ts';
import { seedAccounts } from '../local-firebase/seed.ts';
import { startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';
import type { Scene } from './scenes.ts';
import { pictureTime, seedInbox } from './seedInbox.ts';
import { serveVersions } from './serveVersions.ts';

/** A local Firebase without its site, with the accounts and records that the pictures show, at the time that they show. */
async function startServices(portOffset: number) {
  const without = { mail: false, site: false, schedules: false };
  const firebase = await startLocalFirebase({ portOffset, quiet: true, ...without });
  await seedAccounts(firebase.ports);
  const firestore = `127.0.0.1:${firebase.ports.firestore}`;
  await seedInbox(firestore);
  await moveClock(firestore, pictureTime.getTime() - Date.now());
  return firebase;
}

/**
 * Opens a browser and serves the sites built in `folders` (by name), with the emulators behind them where one of the scenes
 * needs them. `close` ends all of it.
 */
export async function openSites(
  folders: Record<string, string>,
  scenes: readonly Scene[],
  portOffset: number,
) {
  const sites = await serveVersions(folders, localPorts(portOffset));
  const opened: { stop: () => Promise<void> }[] = [sites];
  const close = () => Promise.all(opened.map(({ stop }) => stop()));
  try {
    if (scenes.some(({ needsFirebase }) => needsFirebase)) opened.unshift(await startServices(portOffset));
    const browser = await launchChromium();
    opened.unshift({ stop: () => browser.close() });
    return { browser, address: sites.address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
