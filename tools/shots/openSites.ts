import { chromium } from '@playwright/test';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { provideChromium } from '../chromium/provideChromium.ts';
import { localPorts } from '../local-firebase/localPorts.ts';
import { moveClock } from '../local-firebase/moveClock.ts';
import { seedAccounts } from '../local-firebase/seed.ts';
import { LOCAL_PROJECT, startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';
import { pictureTime, seedInbox } from './seedInbox.ts';
import { serveVersions } from './serveVersions.ts';

/** A local Firebase without its site, with the accounts and records that the pictures show, at the time that they show. */
async function startServices(portOffset: number) {
  const firebase = await startLocalFirebase({
    portOffset,
    quiet: true,
    mail: false,
    site: false,
    schedules: false,
  });
  await seedAccounts(LOCAL_PROJECT, firebase.ports);
  const firestore = `127.0.0.1:${firebase.ports.firestore}`;
  await seedInbox(firestore);
  await moveClock(firestore, pictureTime.getTime() - Date.now());
  return firebase;
}

/**
 * Opens a browser and serves the sites built in `folders` (by name), with the emulators behind them where they are
 * needed. `close` ends all of it.
 */
export async function openSites(
  folders: Record<string, string>,
  { portOffset, needsFirebase }: { portOffset: number; needsFirebase: boolean },
) {
  const executablePath = provideChromium();
  const sites = await serveVersions(folders, localPorts(portOffset));
  const firebase = needsFirebase
    ? await startServices(portOffset).catch(async (error) => {
        await sites.stop();
        throw error;
      })
    : undefined;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  return {
    browser,
    address: sites.address,
    close: async () => {
      await browser.close();
      await Promise.all([sites.stop(), firebase?.stop()]);
    },
  };
}
