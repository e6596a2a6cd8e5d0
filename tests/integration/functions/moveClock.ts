import { test } from 'vitest';

const isOfficial = Boolean(process.env.OFFICIAL_EMULATORS);

/** A test that moves the clock or waits for documents to expire: Google's emulator can do neither, and skips it. */
export const clockTest: typeof test = isOfficial ? (test.skip as typeof test) : test;

/** Moves the clock of the local run that the tests speak to by so many milliseconds from the system's. */
export async function moveClock(offsetMilliseconds: number): Promise<void> {
  if (isOfficial) return;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/clock`;
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ offsetMilliseconds }) });
  if (!response.ok) throw new Error(`The clock cannot be moved: ${await response.text()}`);
}
