import { randomUUID } from 'node:crypto';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { createTestHandlers, PERSON } from '#tests/integration/functions/createTestHandlers.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openDays } from '#tests/support/openDays.ts';

/**
 * A process of its own that books, moves and cancels on few days, ten at a time, to be killed; the number of operations
 * and a seed are its arguments. It writes a point for each that was answered. What a killed process was about to change
 * stays locked until the database ends its transaction, a minute later: an operation that gets no answer is tried again.
 */
const [count = '0', seed = '0'] = process.argv.slice(2);
let state = Number(seed) + 1;
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const db = await openDatabase();
// Nobody receives its mails: they are left to the redelivery.
const { book, manage, tokenOf } = createTestHandlers({ db, smtpPort: 1 });
const days = openDays().slice(0, 12);
const wanted = () => ({
  data: days[random(days.length)] ?? '',
  horario: SLOTS[random(SLOTS.length)] ?? '09:00',
});

async function answered(operation: () => Promise<void>): Promise<void> {
  try {
    await operation();
  } catch (error) {
    if (!String(error).includes('no answer within')) throw error;
    await answered(operation);
  }
}

async function operate(): Promise<void> {
  const stored = (await db.collection('bookings').get()).docs;
  const booking = stored[random(stored.length)];
  const kind = booking ? random(3) : 0;
  if (!booking || kind === 0) {
    await book({
      nome: 'Ana Souza',
      email: `${randomUUID()}@exemplo.com.br`,
      telefone: '(11) 90000-0000',
      tipoConsulta: 'branding',
      descricaoProjeto: 'Um site.',
      ...wanted(),
      recaptchaToken: PERSON,
      idempotencyKey: randomUUID(),
    });
    return;
  }
  const createdAt = booking.get('createdAt').toDate();
  const token = tokenOf({ kind: 'bookings', id: booking.id, createdAt });
  const request = { token, sequence: booking.get('sequence') };
  await manage(kind === 1 ? { ...request, action: 'cancel' } : { ...request, action: 'move', ...wanted() });
}

const operations = Array.from({ length: Number(count) }, (_, index) => index).values();
const worker = async () => {
  for (const _ of operations) {
    await answered(operate);
    process.stdout.write('.');
  }
};
await Promise.all(Array.from({ length: 10 }, worker));
