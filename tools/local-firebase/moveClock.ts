/**
 * Moves the clock of the local run whose Firestore answers at `firestore` (host:port), of database and functions alike, by
 * so many milliseconds from the system's (0 sets it right again). Documents that have expired by then are gone when it
 * resolves. Throws when the clock cannot be moved.
 */
export async function moveClock(firestore: string, offsetMilliseconds: number): Promise<void> {
  const response = await fetch(`http://${firestore}/emulator/v1/clock`, {
    method: 'PUT',
    body: JSON.stringify({ offsetMilliseconds }),
  });
  if (!response.ok) throw new Error(`The clock cannot be moved: ${await response.text()}`);
}
