import { randomUUID } from 'node:crypto';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';

const DAY_MS = 86_400_000;
const LEVELS = [
  { parallel: 1, requests: 50 },
  { parallel: 10, requests: 200 },
  { parallel: 50, requests: 400 },
];

/** Someone who has never written before: a person may hold three consultations at a time. */
const newPerson = () => ({
  nome: 'Ana Souza',
  email: `${randomUUID()}@exemplo.com.br`,
  recaptchaToken: LOCAL_CAPTCHA_TOKEN,
});

function someMessage() {
  return { ...newPerson(), mensagem: 'Olá! Podemos conversar?', idempotencyKey: randomUUID() };
}

/** The `index`th slot from tomorrow on, so that each booking has one of its own. */
function someBooking(index: number) {
  return {
    ...newPerson(),
    telefone: '(11) 90000-0000',
    comoConheceu: 'Indicação',
    tipoConsulta: 'acessibilidade',
    outroTipo: '',
    descricaoProjeto: 'Um site que todos possam usar.',
    data: todayInSaoPaulo(new Date(Date.now() + (1 + Math.floor(index / SLOTS.length)) * DAY_MS)),
    horario: SLOTS[index % SLOTS.length],
    idempotencyKey: randomUUID(),
  };
}

/** Sends one submission and returns the milliseconds until it was stored, mailed and answered. Throws if it is refused. */
async function timedPost(address: string, body: object): Promise<number> {
  const start = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${answer}`);
  return performance.now() - start;
}

/** Each of `parallel` visitors sends the next submission as soon as the last is answered. */
async function load(address: string, bodies: readonly object[], parallel: number) {
  const waiting = bodies.values();
  const times: number[] = [];
  const start = performance.now();
  const visitor = async () => {
    for (const body of waiting) times.push(await timedPost(address, body));
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0 };
}

/**
 * Requests per second and the 95th percentile of the answers of both functions, each request with its captcha, its
 * documents and its two mails. `functions` is the address of the local functions, which must accept any number.
 */
export async function measureThroughput(functions: string): Promise<[string, string, string][]> {
  const figures: [string, string, string][] = [];
  for (const [name, make] of [
    ['sendContactEmail', someMessage],
    ['sendAgendamento', someBooking],
  ] as const) {
    const address = `${functions}/${name}`;
    let made = 0;
    const some = (count: number) => Array.from({ length: count }, () => make(made++));
    await load(address, some(5), 1);
    for (const { parallel, requests } of LEVELS) {
      const { perSecond, p95 } = await load(address, some(requests), parallel);
      figures.push([
        `${name}, ${parallel} in parallel: requests a second · p95 ms`,
        `${perSecond.toFixed(1)} · ${p95.toFixed(0)}`,
        'none set',
      ]);
    }
  }
  return figures;
}
