import { localPorts } from '../local-firebase/localPorts.ts';
import type { LocalFirebaseOptions } from '../local-firebase/startEmulators.ts';
import { startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';

/** Starts the services for tests. The tests run the mail server and the captcha service themselves. */
export async function startTestFirebase(options: LocalFirebaseOptions) {
  const { captcha } = localPorts(options.portOffset);
  const { ports, addresses, credentials, ...running } = await startLocalFirebase({
    ...options,
    functionsEnv: {
      RECAPTCHA_SECRET: 'secret-of-the-tests',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${captcha}/siteverify`,
      // All tests share one IP address; tests of the limit use their own addresses and limit.
      RATE_LIMIT: '100000',
      FLOOD_MESSAGES: '0',
      FLOOD_BOOKINGS: '0',
      // Two are enough: starting another process takes a second, and tests rarely send more requests at once.
      FUNCTIONS_EMULATOR_PARALLEL: '2',
    },
    mail: false,
    quiet: true,
  });
  const environment = {
    OFFICIAL_EMULATORS: options.official ? '1' : '',
    SITE_URL: addresses.site,
    FUNCTIONS_URL: addresses.functions,
    TEST_SMTP_PORT: String(ports.smtp),
    TEST_IMAP_PORT: addresses.imap ? String(ports.imap) : '',
    TEST_CAPTCHA_PORT: String(captcha),
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
  const unusedIndexes = async (): Promise<string[] | undefined> => {
    if (options.official) return undefined;
    const response = await fetch(`${addresses.firestore}/emulator/v1/indexes`);
    const { unused } = (await response.json()) as { unused: object[] };
    return unused.map((index) => JSON.stringify(index));
  };
  return { ...running, environment, unusedIndexes };
}
