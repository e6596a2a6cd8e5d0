import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAvailability } from '#src/domain/agenda/availability.ts';
import { freeSlots, slotObstacle } from '#src/domain/agenda/slotObstacle.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/api.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from '#tests/integration/functions/functionsUnderTest.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { dayAround, someAvailability } from '#tests/support/someAvailability.ts';
import { takenOn } from '#tests/support/submissions.ts';

const REQUESTS = 1000;
const OPERATIONS = 1000;
const KILLS = 20;

const db = await openDatabase();
const open: { close: () => Promise<void> }[] = [];
beforeEach(() => forgetSubmissions(db));
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
const servers = async () => {
  open.push(await openSmtpInbox(SMTP_PORT), await openCaptchaService(CAPTCHA_PORT));
};

const person = {
  nome: 'Ana Souza',
  telefone: '(11) 90000-0000',
  comoConheceu: '',
  tipoConsulta: 'branding',
  outroTipo: '',
  descricaoProjeto: 'Um site.',
  recaptchaToken: LOCAL_CAPTCHA_TOKEN,
};

test(`${REQUESTS} random requests over random availability: none lands on time that is not open, every refusal names a reason`, async () => {
  await servers();
  const today = todayInSaoPaulo(new Date());
  let accepted = 0;
  for (let round = 0; round < 20; round += 1) {
    await forgetSubmissions(db);
    const [availability] = fc.sample(someAvailability(today), { numRuns: 1, seed: round });
    if (!availability) throw new Error('No availability was made');
    await db.doc('availability/public').set(availability);
    const wanted = fc.sample(fc.tuple(dayAround(today, -5, 190), fc.constantFrom(...SLOTS)), {
      numRuns: REQUESTS / 20,
      seed: round,
    });
    for (const [data, horario] of wanted) {
      const agenda = { availability: readAvailability(availability), taken: [], now: new Date() };
      const taken = (await takenOn(db, data)) as (typeof SLOTS)[number][];
      const expected = slotObstacle(data, horario, { ...agenda, taken });
      const response = await fetch(`${FUNCTIONS_URL}/sendAgendamento`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          ...person,
          email: `${randomUUID()}@exemplo.com.br`,
          data,
          horario,
          idempotencyKey: randomUUID(),
        }),
      });
      const answer = (await response.json()) as { error?: string };
      expect(response.status === 200, `${data} ${horario} ${expected}`).toBe(expected === undefined);
      if (response.status === 200) {
        accepted += 1;
        expect(freeSlots(data, { ...agenda, taken })).toContain(horario);
      } else expect(answer.error).toMatch(/^[A-Z\d].{10,}/);
    }
  }
  expect(accepted).toBeGreaterThan(20);
});

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
