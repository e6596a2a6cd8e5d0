import { randomUUID } from 'node:crypto';
import { completeBooking } from '#tests/support/completeBooking.ts';
import { openDays } from '#tests/support/openDays.ts';
import { postJson } from '#tests/support/postJson.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

export type Answer = { status: number; answer: Record<string, unknown> };

export function post(name: 'sendContactEmail' | 'sendAgendamento', body: object): Promise<Answer> {
  return postJson(`${FUNCTIONS_URL}/${name}`, body);
}

export function someMessage() {
  return {
    form: 'message',
    nome: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    mensagem: 'Olá!\nPodemos conversar?',
    recaptchaToken: captchaToken(),
    idempotencyKey: randomUUID(),
  };
}

export function captchaToken(): string {
  return randomUUID().repeat(12);
}

let daysUsed = 0;

/** A booking with a new id, on an open day that differs from those of the previous hundred bookings. */
export function someBooking() {
  daysUsed = (daysUsed % 101) + 1;
  return {
    ...completeBooking,
    tipoConsulta: 'acessibilidade',
    descricaoProjeto: 'Um site que todos possam usar.\nCom formulários.',
    data: openDays().at(-daysUsed) ?? '',
    horario: '10:00',
    recaptchaToken: captchaToken(),
    idempotencyKey: randomUUID(),
  };
}
