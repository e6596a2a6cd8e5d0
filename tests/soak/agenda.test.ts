import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';

const OPERATIONS = 1000;
const KILLS = 20;

const db = await openDatabase();
beforeEach(() => forgetSubmissions(db));

test(`${OPERATIONS} bookings, moves and cancellations at once, with the process killed ${KILLS} times, leave agenda and bookings equal`, async () => {
  const script = fileURLToPath(new URL('mixedOperations.ts', import.meta.url));
  const each = OPERATIONS / KILLS;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, String(each * 2), String(kill)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let done = 0;
    const enough = new Promise<void>((resolve) =>
      child.stdout.on('data', (words: Buffer) => {
        done += String(words).length;
        if (done >= each) resolve();
      }),
    );
    await Promise.race([enough, once(child, 'exit')]);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(done).toBeGreaterThanOrEqual(each);
    await expectEqual();
  }
  expect((await db.collection('bookings').get()).size).toBeGreaterThan(20);
});

/** Every slot that the agenda has is held by one booking, and every booking that holds one stands in the agenda. */
async function expectEqual(): Promise<void> {
  const held = (await db.collection('bookings').where('holdsSlot', '==', true).get()).docs.map(
    (found) => `${found.get('data')} ${found.get('horario')}`,
  );
  const taken = (await db.collection('agenda').get()).docs.flatMap((month) =>
    Object.entries(month.get('taken') as Record<string, string[]>).flatMap(([day, slots]) =>
      slots.map((slot) => `${day} ${slot}`),
    ),
  );
  expect(taken.sort()).toEqual(held.sort());
  expect(new Set(held).size).toBe(held.length);
}
