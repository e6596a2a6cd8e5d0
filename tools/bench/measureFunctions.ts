import { randomUUID } from 'node:crypto';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/api.ts';
import { openDays } from '#tests/support/openDays.ts';
import { administrator } from '../local-firebase/seed.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import type { Figure } from './report.ts';

const READING: Load = { parallel: 10, requests: 100 };
const SENDING: Load[] = [
  { parallel: 1, requests: 50 },
  { parallel: 10, requests: 200 },
  { parallel: 50, requests: 400 },
];

/** Reads what an address answers. Throws when it refuses. */
async function ask(address: string, init?: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  const answer = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${answer}`);
  return answer;
}

/** Posts JSON and answers what came back. Throws when it is refused. */
async function post(address: string, body: object, headers = {}): Promise<Record<string, unknown>> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  return JSON.parse(await ask(address, { ...init, body: JSON.stringify(body) }));
}

/** Someone who has never written before: a person may hold three consultations at a time. */
const newPerson = () => ({
  nome: 'Ana Souza',
  email: `${randomUUID()}@exemplo.com.br`,
  recaptchaToken: LOCAL_CAPTCHA_TOKEN,
  idempotencyKey: randomUUID(),
});

const someMessage = () => ({ ...newPerson(), mensagem: 'Olá! Podemos conversar?' });

const someBooking = (data: string | undefined, horario: string | undefined) => ({
  ...newPerson(),
  telefone: '(11) 90000-0000',
  comoConheceu: 'Indicação',
  tipoConsulta: 'acessibilidade',
  outroTipo: '',
  descricaoProjeto: 'Um site que todos possam usar.',
  data,
  horario,
});

async function signIn(auth: string): Promise<{ Authorization: string }> {
  const { email, password } = administrator;
  const { idToken } = await post(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email, password, returnSecureToken: true },
  );
  return { Authorization: `Bearer ${idToken}` };
}

/**
 * Requests a second and the 95th percentile of each function that takes, shows, moves or enters something, each message and
 * booking with its captcha, its documents and its two mails. `functions` is the address of the local functions, which must
 * accept any number, `auth` that of the Auth emulator.
 */
export async function measureFunctions(functions: string, auth: string): Promise<Figure[]> {
  const days = openDays();
  // The last days are booked here, the first under load.
  const bookAndTakeLink = async (data: string | undefined) => {
    const { link } = await post(`${functions}/sendAgendamento`, someBooking(data, '16:00'));
    return String(link).split('#')[1] ?? '';
  };
  const [shown, moved] = [await bookAndTakeLink(days.at(-1)), await bookAndTakeLink(days.at(-2))];
  const authorization = await signIn(auth);
  const manage = (body: object) => post(`${functions}/manageBooking`, body);
  const doInStudio = (body: object) => post(`${functions}/studio`, body, authorization);
  const { id } = await manage({ action: 'show', token: shown });
  const { address } = await doInStudio({ action: 'makeFeed' });
  const feed = `${functions}/calendario/${String(address).split('/').at(-1)}`;

  /** Each to a slot of its own. */
  const lastDays = days.slice(-20);
  let sequence = 0;
  const move = () => {
    const data = lastDays[sequence % lastDays.length];
    const horario = SLOTS[Math.floor(sequence / lastDays.length) % SLOTS.length];
    return manage({ action: 'move', token: moved, sequence: sequence++, data, horario });
  };
  let revision = 0;
  const seen = { action: 'place', kind: 'bookings', id };
  const place = () => {
    const meetingAddress = `https://video.example/${revision}`;
    return doInStudio({ ...seen, commandId: randomUUID(), revision: revision++, meetingAddress });
  };
  let booked = 0;
  const book = () => {
    const [data, horario] = [days[Math.floor(booked / SLOTS.length)], SLOTS[booked % SLOTS.length]];
    booked += 1;
    return post(`${functions}/sendAgendamento`, someBooking(data, horario));
  };
  const write = () => post(`${functions}/sendContactEmail`, someMessage());

  // The first requests to a function take longer.
  for (const send of [write, book]) await measureLoad('', send, { parallel: 1, requests: 5 });
  const loads: (readonly [name: string, send: () => Promise<unknown>, load: Load])[] = [
    ['horarios', () => ask(`${functions}/horarios`), READING],
    ['manageBooking', () => manage({ action: 'show', token: shown }), READING],
    ['manageBooking (move, with its mails)', move, { parallel: 1, requests: 50 }],
    ['studio (place)', place, { parallel: 1, requests: 20 }],
    ['calendario', () => ask(feed), READING],
    ...SENDING.map((load) => ['sendContactEmail', write, load] as const),
    ...SENDING.map((load) => ['sendAgendamento', book, load] as const),
  ];
  const figures: Figure[] = [];
  for (const [name, send, load] of loads) figures.push(await measureLoad(name, send, load));
  return figures;
}
