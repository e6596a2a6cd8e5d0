import { test } from 'vitest';

const isOfficial = Boolean(process.env.OFFICIAL_EMULATORS);

/** A test that moves the clock or awaits an expiry. Skipped with Google's emulator, which can do neither. */
export const clockTest: typeof test = isOfficial ? (test.skip as typeof test) : test;

export async function moveClock(offsetMilliseconds: number): Promise<void> {
  if (isOfficial) return;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/clock`;
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ offsetMilliseconds }) });
  if (!response.ok) throw new Error(`The clock cannot be moved: ${await response.text()}`);
}
