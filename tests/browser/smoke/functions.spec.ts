import { lastBookableDay } from '#src/domain/agenda/slots.ts';
import { expect, test } from '#tests/support/browserTest.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';

/** Everything except the captcha is valid, so nothing is stored. */
const contents = {
  nome: 'Verificação do site',
  email: 'verificacao@example.com',
  mensagem: 'Verificação automática do site.',
  telefone: '(11) 5555-0100',
  tipoConsulta: 'acessibilidade',
  descricaoProjeto: 'Verificação automática do site.',
  data: lastBookableDay(new Date()),
  horario: '10:00',
  elapsedMs: 60_000,
  /** A plausible token, so that the function asks the captcha service. */
  recaptchaToken: 'not-a-token'.padEnd(400, '-'),
};

const valid = JSON.stringify(contents);
const tooLarge = JSON.stringify({ ...contents, mensagem: 'x'.repeat(40_000) });

type Case = { what: string; status: number; data?: string; headers?: Record<string, string>; tag?: string };

// Cases for deployed functions only: local functions share a process that reads bodies before they do.
const tag = '@deployed';

const cases: Case[] = [
  { what: 'a GET', status: 405 },
  { what: 'a text', status: 415, data: valid, headers: { 'Content-Type': 'text/plain' } },
  { what: 'a broken body', status: 400, data: '{', tag },
  { what: 'a body of 40 KB', status: 413, data: tooLarge, tag },
  { what: 'a page of another site', status: 403, data: valid, headers: { Origin: 'https://example.com' } },
  { what: 'an empty form of this site', status: 400, data: '{}' },
  { what: 'a form with a wrong captcha', status: 403, data: valid },
];

/** Local functions verify the captcha with the tests' service, and deployed functions with Google. */
const captchaPort = process.env.TEST_CAPTCHA_PORT;
let captcha: Awaited<ReturnType<typeof openCaptchaService>> | undefined;
test.beforeAll(async () => {
  if (!captchaPort) return;
  captcha = await openCaptchaService(Number(captchaPort));
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
});
test.afterAll(() => captcha?.close());

for (const path of ['/api/sendContactEmail', '/api/sendAgendamento'])
  for (const { what, status, data, headers, tag = [] } of cases)
    test(`${path} refuses ${what}`, { tag }, async ({ request, baseURL }) => {
      const response = await request.fetch(path, {
        method: data === undefined ? 'GET' : 'POST',
        data: data === undefined ? undefined : Buffer.from(data),
        headers: { 'Content-Type': 'application/json', Origin: new URL(baseURL ?? '').origin, ...headers },
      });
      expect(response.status()).toBe(status);
      expect(await response.text()).toMatch(/^\{"error":"/);
      expect(response.headers()['cache-control']).toBe('no-store');
    });
