import { randomUUID } from 'node:crypto';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { openDays } from '#tests/support/openDays.ts';
import { measureLoad, post } from './measureLoad.ts';

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

/** The `index`th slot of the open days, so that each booking has one of its own. */
function someBooking(index: number) {
  return {
    ...newPerson(),
    telefone: '(11) 90000-0000',
    comoConheceu: 'Indicação',
    tipoConsulta: 'acessibilidade',
    outroTipo: '',
    descricaoProjeto: 'Um site que todos possam usar.',
    data: openDays()[Math.floor(index / SLOTS.length)],
    horario: SLOTS[index % SLOTS.length],
    idempotencyKey: randomUUID(),
  };
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
    const send = () => post(address, make(made++));
    await measureLoad(name, send, { parallel: 1, requests: 5 });
    for (const level of LEVELS) figures.push(await measureLoad(name, send, level));
  }
  return figures;
}
