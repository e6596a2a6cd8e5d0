import { moveClock as moveClockOf } from '#tools/local-firebase/moveClock.ts';

/** Moves the clock of the local run that the tests speak to by so many milliseconds from the system's. */
export const moveClock = (offsetMilliseconds: number): Promise<void> =>
  moveClockOf(process.env.FIRESTORE_EMULATOR_HOST ?? '', offsetMilliseconds);
