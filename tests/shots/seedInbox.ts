import { openDatabase } from '#tests/support/openDatabase.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  sentMails,
  storeSubmissions,
} from '#tests/support/submissions.ts';

export const pictureTime = new Date('2026-03-12T17:05:00Z');

export const bookedDay = '2026-03-17';

const HOUR_MS = 3_600_000;
const hoursBefore = (hours: number) => new Date(pictureTime.getTime() - hours * HOUR_MS);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const failedMessage = messageSubmission({
  id: id(1),
  nome: 'Ana Souza',
  createdAt: hoursBefore(2),
  mensagem: 'Boa tarde! Queremos um site que todos consigam usar.\n\nPodemos conversar na terça?',
  mail: failedMails,
});

const came = (hours: number) => ({ createdAt: hoursBefore(hours) });
export const booking = bookingSubmission({ id: id(2), nome: 'Davi Rocha', ...came(26), data: bookedDay });

const others = [
  messageSubmission({
    id: id(3),
    nome: 'Bia Albuquerque de Vasconcellos',
    createdAt: hoursBefore(30),
    state: 'answered',
  }),
  messageSubmission({
    id: id(4),
    nome: 'Caio Prado',
    createdAt: hoursBefore(3000),
    mail: { ...sentMails, state: 'pending', outstanding: ['visitor'], nextAttemptAt: hoursBefore(-1) },
  }),
  bookingSubmission({
    id: id(5),
    nome: 'Elis Moraes',
    createdAt: hoursBefore(50),
    data: bookedDay,
    horario: '14:00',
    holdsSlot: false,
    cancelledAt: hoursBefore(40),
  }),
];

export async function seedInbox(host: string): Promise<void> {
  await storeSubmissions(await openDatabase(host), [failedMessage, booking, ...others]);
  const body = JSON.stringify({ offsetMilliseconds: pictureTime.getTime() - Date.now() });
  await fetch(`http://${host}/emulator/v1/clock`, { method: 'PUT', body });
}
