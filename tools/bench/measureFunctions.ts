import { randomUUID } from 'node:crypto';
import { LOCAL_CEREMONY } from '#src/domain/accounts/passkeys.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/requestErrors.ts';
import { openDays } from '#tests/support/openDays.ts';
import { administrator } from '../local-firebase/seedAccounts.ts';

async function ask(address: string, body?: object, headers = {}): Promise<string> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  const response = await fetch(address, body && { ...post, body: JSON.stringify(body) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${answer}`);
  return answer;
}

type Load = [name: string, send: () => Promise<unknown>, parallel: number, requests: number];

/** Sends requests, `parallel` at a time. Returns a table row: requests per second, and 95th percentile in ms. */
async function measureLoad([name, send, parallel, requests]: Load): Promise<string[]> {
  const start = performance.now();
  const times: number[] = [];
  let sent = 0;
  const visitor = async () => {
    while (sent++ < requests) {
      const began = performance.now();
      await send();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  const rate = times.length / ((performance.now() - start) / 1000);
  const p95 = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
  const measured = `${rate.toFixed(1)} · ${p95.toFixed(0)}`;
  return [`${name}, ${parallel} in parallel: requests a second · p95 ms`, measured];
}

/** Measures requests to the local `functions`, which must have no limits. `auth` is the Auth emulator's URL. */
export async function measureFunctions(functions: string, auth: string): Promise<string[][]> {
  const slots = openDays().flatMap((data) => SLOTS.map((horario) => ({ data, horario })));
  /** Sends as a new person each time, because a person may hold only three consultations. */
  const send = (name: string, fields: object) => {
    const [email, idempotencyKey] = [`${randomUUID()}@exemplo.com.br`, randomUUID()];
    const person = { nome: 'Ana Souza', email, recaptchaToken: LOCAL_CAPTCHA_TOKEN, idempotencyKey };
    return ask(`${functions}/${name}`, { ...person, ...fields });
  };
  const write = () => send('sendContactEmail', { mensagem: 'Olá! Podemos conversar?' });
  const book = async () => {
    const answer = await send('sendAgendamento', {
      ...slots.shift(),
      telefone: '(11) 90000-0000',
      comoConheceu: 'Indicação',
      tipoConsulta: 'acessibilidade',
      outroTipo: '',
      descricaoProjeto: 'Um site que todos possam usar.',
    });
    return String(JSON.parse(answer).link).split('#')[1];
  };
  // The first requests to a function are slower.
  for (let time = 0; time < 5; time += 1) await write();
  const [shown, moved] = [await book(), await book()];

  /** Exchanges an ID token for the ID token of a session that began with the local ceremony. */
  const passLocally = async (idToken: string): Promise<string> => {
    const headers = { Authorization: `Bearer ${idToken}` };
    const { passkey } = JSON.parse(await ask(`${functions}/studio`, { action: LOCAL_CEREMONY }, headers));
    const exchange = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`;
    return JSON.parse(await ask(exchange, { token: passkey.token, returnSecureToken: true })).idToken;
  };
  const { email, password } = administrator;
  const signIn = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { idToken: alone } = JSON.parse(await ask(signIn, { email, password, returnSecureToken: true }));
  const idToken = await passLocally(alone);
  const manage = (body: object) => ask(`${functions}/manageBooking`, body);
  const command = (body: object) => ask(`${functions}/studio`, body, { Authorization: `Bearer ${idToken}` });
  const show = () => manage({ action: 'show', token: shown });
  const feed = new URL(JSON.parse(await command({ action: 'makeFeed' })).address).pathname.split('/').at(-1);

  /** Moves a booking to slots of the last days, which `book` never reaches. A booking can move at most five times. */
  let sequence = 0;
  const move = () => manage({ action: 'move', token: moved, sequence: sequence++, ...slots.pop() });
  let revision = 0;
  const { id } = JSON.parse(await show());
  const place = () => {
    const given = { action: 'place', kind: 'bookings', id, commandId: randomUUID(), revision: revision++ };
    return command({ ...given, meetingAddress: `https://video.example/${revision}` });
  };
  const loads: Load[] = [
    ['horarios', () => ask(`${functions}/horarios`), 10, 100],
    ['manageBooking', show, 10, 100],
    ['manageBooking (move, with its mails)', move, 1, 5],
    ['studio (place)', place, 1, 20],
    ['calendario', () => ask(`${functions}/calendario/${feed}`), 10, 100],
    ['sendContactEmail', write, 1, 50],
    ['sendContactEmail', write, 10, 200],
    ['sendContactEmail', write, 50, 400],
    ['sendAgendamento', book, 1, 50],
    ['sendAgendamento', book, 10, 200],
    ['sendAgendamento', book, 50, 400],
  ];
  const rows = [];
  for (const load of loads) rows.push(await measureLoad(load));
  return rows;
}
