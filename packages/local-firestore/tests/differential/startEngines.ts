import { findGoogleEmulators } from '../../src/index.ts';
import { type AskServer, askServer } from '../askServer.ts';
import { startTestFirestore } from '../firestore/testFirestore.ts';
import { startGoogleFirestore } from './startGoogleFirestore.ts';

/** Google's emulator on this machine; without it, the comparing tests are skipped. */
export const google = findGoogleEmulators();

/** The number of compared cases (`CASES`), and the seed that generates them (`SEED`). Each test prints the seed. */
export const caseCount = Number(process.env.CASES ?? 5000);
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Milliseconds after which a test counts as hanging: an hour. */
export const hangs = 60 * 60_000;

/** Both engines, each empty and with a function that sends it requests. */
export interface Engines {
  ours: AskServer;
  theirs: AskServer;
  stop: () => Promise<void>;
}

/** Starts this package's server and Google's emulator. @throws Error if that emulator is missing */
export async function startEngines(): Promise<Engines> {
  if (!google) throw new Error('Google’s emulator was not found.');
  const [own, other] = await Promise.all([startTestFirestore(), startGoogleFirestore(google)]);
  return {
    ours: own.ask,
    theirs: askServer(other.port),
    stop: async () => {
      await Promise.all([own.stop(), other.stop()]);
    },
  };
}

/**
 * Replaces the rules of an engine. Returns false if the engine fails on them (500). @throws Error with the fault of the
 * rules
 */
export async function loadInto(ask: AskServer, content: string): Promise<boolean> {
  const { status, body } = await ask('PUT', '/emulator/v1/projects/demo-test:securityRules', {
    rules: { files: [{ content }] },
  });
  if (status === 500) return false;
  const text = JSON.stringify(body);
  if (status !== 200 || text.includes('ERROR')) throw new Error(`${text}\n${content}`);
  return true;
}
