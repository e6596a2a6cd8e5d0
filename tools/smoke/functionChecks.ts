import { lastBookableDay } from '#src/domain/agenda/slots.ts';
import { SEND_AGENDAMENTO_PATH, SEND_CONTACT_EMAIL_PATH } from '#src/domain/site/api.ts';
import { type Check, findInEach, type Site } from './Site.ts';

/** Valid in everything but the captcha, so nothing is stored. */
const contents = {
  nome: 'Verificação do site',
  email: 'verificacao@example.com',
  mensagem: 'Verificação automática do site.',
  telefone: '(11) 5555-0100',
  tipoConsulta: 'acessibilidade',
  descricaoProjeto: 'Verificação automática do site.',
  horario: '10:00',
  elapsedMs: 60_000,
  /** Plausible, so that the captcha service is asked. */
  recaptchaToken: 'not-a-token'.padEnd(400, '-'),
};

type Case = { what: string; status: number; init: RequestInit };

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

/** Requests that are no form of this site, and the answers that a function must give. */
function casesFor({ origin }: Site): Case[] {
  const valid = JSON.stringify({ ...contents, data: lastBookableDay(new Date()) });
  const tooLarge = JSON.stringify({ ...contents, mensagem: 'x'.repeat(40_000) });
  return [
    { what: 'a GET', status: 405, init: {} },
    { what: 'a text', status: 415, init: post(valid, { 'Content-Type': 'text/plain' }) },
    { what: 'a broken body', status: 400, init: post('{') },
    { what: 'a body of 40 KB', status: 413, init: post(tooLarge) },
    { what: 'a page of another site', status: 403, init: post(valid, { Origin: 'https://example.com' }) },
    { what: 'an empty form of this site', status: 400, init: post('{}', { Origin: origin }) },
    { what: 'a form with a wrong captcha', status: 403, init: post(valid, { Origin: origin }) },
  ];
}

/** Checks of the functions' answers through Hosting. */
export const functionChecks: Check[] = [SEND_CONTACT_EMAIL_PATH, SEND_AGENDAMENTO_PATH].map((path) => ({
  name: `${path} refuses what is no form of this site`,
  find: (site) => {
    const tryCase = async ({ status, init }: Case) => {
      const answer = await site.ask(path, init);
      return [
        ...(answer.status === status ? [] : [`${answer.status} instead of ${status}`]),
        ...(/^\{"error":"/.test(answer.text) ? [] : ['answered without our sentence']),
        ...(answer.headers.get('cache-control') === 'no-store' ? [] : ['may be kept']),
      ];
    };
    return findInEach(casesFor(site), tryCase, ({ what }) => what);
  },
}));
