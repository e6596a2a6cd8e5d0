/**
 * Moves the clock of the local run, of database and functions alike, by so many milliseconds from the system's (0 sets it
 * right again). Documents that have expired by then are gone when it resolves.
 */
export async function moveClock(offsetMilliseconds: number): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/clock`, {
    method: 'PUT',
    body: JSON.stringify({ offsetMilliseconds }),
  });
  if (!response.ok) throw new Error(`The clock cannot be moved: ${await response.text()}`);
}
