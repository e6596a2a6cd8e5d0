import { randomUUID } from 'node:crypto';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { openDays } from '#tests/support/openDays.ts';
import { demoAccounts } from '../local-firebase/seed.ts';
import { get, measureLoad, post } from './measureLoad.ts';
import { median } from './median.ts';
import { withPage } from './withPage.ts';

const LEVEL = { parallel: 10, requests: 100 };

type Addresses = { site: string; functions: string; auth: string };

/**
 * Milliseconds from opening the booking page until its free days are there, and requests a second and the 95th percentile
 * of each function that shows, moves or enters bookings. The functions must accept any number.
 */
export async function measureBooking(addresses: Addresses): Promise<[string, string, string][]> {
  const { site, functions } = addresses;
  const token = await bookAndTakeLink(functions);
  const authorization = { Authorization: `Bearer ${await administratorToken(addresses.auth)}` };
  const { id } = await post(`${functions}/manageBooking`, { action: 'show', token });
  const made = await post(`${functions}/studioAgenda`, { action: 'makeFeed' }, authorization);
  const feed = `${functions}/calendario/${String(made.address).split('/').at(-1)}`;
  let revision = 0;
  return [
    [
      'free days on the booking page, ms from opening it',
      (await timeToFreeDays(site)).toFixed(0),
      'none set',
    ],
    await measureLoad('horarios', () => get(`${functions}/horarios`), LEVEL),
    await measureLoad(
      'manageBooking',
      () => post(`${functions}/manageBooking`, { action: 'show', token }),
      LEVEL,
    ),
    await measureMoves(functions),
    await measureLoad(
      'studioAgenda (place)',
      () =>
        post(
          `${functions}/studioAgenda`,
          { action: 'place', id, revision, meetingAddress: `https://video.example/${revision++}` },
          authorization,
        ),
      { parallel: 1, requests: 20 },
    ),
    await measureLoad('calendario', () => get(feed), LEVEL),
  ];
}

async function timeToFreeDays(site: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1)
    times.push(
      await withPage(async (page) => {
        const start = performance.now();
        await page.goto(`${site}/Agendamento`, { waitUntil: 'commit' });
        await page.locator('[name="dia-livre"]').first().waitFor();
        return performance.now() - start;
      }),
    );
  return median(times);
}

/** Moves of one booking each, every one to a slot of its own and back again. */
async function measureMoves(functions: string): Promise<[string, string, string]> {
  const token = await bookAndTakeLink(functions);
  const days = openDays().slice(-20);
  let sequence = 0;
  const move = () => {
    const to = {
      data: days[sequence % days.length],
      horario: SLOTS[Math.floor(sequence / days.length) % SLOTS.length],
    };
    return post(`${functions}/manageBooking`, { action: 'move', token, sequence: sequence++, ...to });
  };
  return measureLoad('manageBooking (move, with its mails)', move, { parallel: 1, requests: 50 });
}

/** The last days are booked here, the first by measureThroughput. */
let booked = 0;

async function bookAndTakeLink(functions: string): Promise<string> {
  const { link } = await post(`${functions}/sendAgendamento`, {
    nome: 'Ana Souza',
    email: `${randomUUID()}@exemplo.com.br`,
    telefone: '(11) 90000-0000',
    comoConheceu: '',
    tipoConsulta: 'branding',
    outroTipo: '',
    descricaoProjeto: 'Um site que todos possam usar.',
    data: openDays().at(-1 - booked++),
    horario: '16:00',
    recaptchaToken: LOCAL_CAPTCHA_TOKEN,
    idempotencyKey: randomUUID(),
  });
  return String(link).split('#')[1] ?? '';
}

async function administratorToken(auth: string): Promise<string> {
  const account = demoAccounts.find(({ role }) => role === 'Administrator');
  const { idToken } = await post(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email: account?.email, password: account?.password, returnSecureToken: true },
  );
  return String(idToken);
}
